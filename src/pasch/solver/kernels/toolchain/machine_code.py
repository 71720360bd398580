"""Machine code of kernels: object files in the user's cache, each loaded when it is first called.

Missing files are made from LLVM intermediate code. That is shipped with the package; where it is absent or older than
the sources, another process compiles it (see `intermediate_compiler`).
"""

import hashlib
import pickle
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from llvmlite import binding as llvm

from pasch.rules.files import open_draft
from pasch.solver.kernels.toolchain.argument_kinds import Kind, describe_kind
from pasch.solver.kernels.toolchain.code_cache import find_shipped_code, get_cache_folder

SYMBOL = "pasch_kernel"
# Owners of the loaded machine code; never released, as kernels may run until the process ends.
_engines: list[Any] = []


class Form(NamedTuple):
    """A kernel for arguments of some kinds."""

    module: str
    name: str
    kinds: tuple[Kind, ...]

    @property
    def title(self) -> str:
        """Unique name of the form."""
        text = ", ".join(map(describe_kind, self.kinds))
        return f"{self.name}-{hashlib.sha256(text.encode()).hexdigest()[:12]}"

    @property
    def path(self) -> Path:
        """File of its machine code for this machine's processor."""
        return get_cache_folder() / f"{self.title}-{_processor()}.o"


def make_ready(forms: Sequence[Form]) -> None:
    """Compiles the kernels whose machine code is missing."""
    missing = [form for form in forms if not form.path.exists() and not _translate_shipped(form)]
    if not missing:
        return
    with tempfile.TemporaryDirectory() as place:
        compile_into(Path(place), missing)
        for form in missing:
            with open_draft(form.path, 0o600) as file:
                file.write(_translate(Path(place, form.title).read_bytes()))


def _translate_shipped(form: Form) -> bool:
    intermediate = find_shipped_code(form.title)
    if intermediate is None:
        return False
    # A RuntimeError: it was written for another LLVM.
    with suppress(RuntimeError), open_draft(form.path, 0o600) as file:
        file.write(_translate(intermediate.read_bytes()))
    return form.path.exists()


def compile_into(place: Path, forms: Sequence[Form]) -> None:
    """Compiles kernels to intermediate code in another process, into one file each named by its title."""
    command = [sys.executable, "-m", "pasch.solver.kernels.compiler.intermediate_compiler", str(place)]
    # Its input stays open while this process lives: it ends when this one does.
    with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stderr is not None
        try:
            pickle.dump(forms, process.stdin)
            process.stdin.flush()
            said = process.stderr.read()
        finally:
            process.kill()
    if process.returncode:
        raise RuntimeError(said.decode(errors="replace"))


def load_code(form: Form) -> int:
    """Loads the machine code of a kernel and returns its address."""
    make_ready([form])
    # One engine per kernel, as all have the same symbol.
    # An engine owns its target machine: where one is broken off and collected, it takes no other's along.
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _create_target_machine())
    engine.add_object_file(llvm.ObjectFileRef.from_data(form.path.read_bytes()))
    engine.finalize_object()
    _engines.append(engine)
    found: int = engine.get_function_address(SYMBOL)
    return found


def _translate(intermediate: bytes) -> bytes:
    machine = _create_target_machine()
    module = llvm.parse_bitcode(intermediate)
    # Intermediate code was optimised for a generic processor; here it gets this one's instructions.
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    code: bytes = machine.emit_object(module)
    return code


def _create_target_machine() -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_triple(llvm.get_process_triple())
    return target.create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=3,
        codemodel="jitdefault",
        jit=True,
    )


@cache
def _processor() -> str:
    text = f"{llvm.get_process_triple()} {llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"
    return hashlib.sha256(text.encode()).hexdigest()[:12]
