"""Tables on disk, by the ending of the file: ``.parquet`` (with the extra ``pasch[data]``) or ``.npz``.

The file describes itself, too: in the metadata of the schema under ``pasch``, or in the array ``about`` of an archive,
which is JSON in bytes. Columns of text are dictionary columns in Parquet.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from pasch.analysis.export.data_table import FORMAT, VERSION, Data, DataColumn
from pasch.play.records.atomic_files import FileError, replacing
from pasch.rules.errors import PaschError, Problem, named_extras, reason

ENDINGS = (".parquet", ".npz")
_ABOUT = "about"
_KEY = b"pasch"


def check_ending(path: Path) -> None:
    """Checks that the ending of a name is that of a kind of table.

    Raises:
        PaschError: it is not.
    """
    if path.suffix not in ENDINGS:
        raise PaschError(Problem("data-ending", {"file": str(path), "allowed": ", ".join(ENDINGS)}))


def write_data(data: Data, path: Path) -> None:
    """Writes a table, whole or not at all.

    Raises:
        PaschError: the ending is none of `ENDINGS`, or the file cannot be written.
        MissingExtraError: Parquet needs the extra ``pasch[data]``.
    """
    check_ending(path)
    if path.suffix == ".npz":
        about = np.frombuffer(json.dumps(data.about()).encode(), dtype=np.uint8)
        with replacing(path) as file:
            np.savez_compressed(
                file,
                allow_pickle=False,
                **{_ABOUT: about, **{name: each.values for name, each in data.columns.items()}},
            )
        return
    parquet, table = _parquet(), _table(data)
    with replacing(path) as file:
        parquet.write_table(table, file, compression="zstd")


def read_data(path: Path) -> Data:
    """Reads a table back.

    Raises:
        PaschError: it cannot be read, is damaged, or was not written by `write_data`.
        MissingExtraError: Parquet needs the extra ``pasch[data]``.
    """
    check_ending(path)
    try:
        if path.suffix == ".parquet":
            return _read_parquet(path)
        with path.open("rb") as file, np.load(file, allow_pickle=False) as archive:
            about = _checked(json.loads(archive[_ABOUT].tobytes().decode()))
            return _data(about, {name: archive[name] for name in about["columns"]})
    except FileNotFoundError as error:
        raise FileError(Problem("cannot-read", {"file": str(path), "reason": reason(error)})) from None
    except (BadZipFile, KeyError, OSError, TypeError, ValueError, AttributeError, EOFError):
        raise PaschError(Problem("data-damaged", {"file": str(path)})) from None


def _read_parquet(path: Path) -> Data:
    parquet = _parquet()
    from pyarrow.lib import ArrowException

    try:
        table = parquet.read_table(path)
    except ArrowException:
        raise PaschError(Problem("data-damaged", {"file": str(path)})) from None
    about = _checked(json.loads((table.schema.metadata or {})[_KEY]))
    columns = {}
    for name, column in about["columns"].items():
        values = table.column(name).combine_chunks()
        columns[name] = (values.indices if column["words"] else values).to_numpy(zero_copy_only=False)
    return _data(about, columns)


def _checked(about: Any) -> Mapping[str, Any]:
    if about["format"] != FORMAT or about["version"] > VERSION:
        raise ValueError(about)
    found: Mapping[str, Any] = about
    return found


def _data(about: Mapping[str, Any], values: Mapping[str, Any]) -> Data:
    columns = {
        name: DataColumn(values[name], column["unit"], column["note"], tuple(column["words"]))
        for name, column in about["columns"].items()
    }
    return Data(about["kind"], about["variant"], about["rules_hash"], columns, about["facts"])


def _table(data: Data) -> Any:
    import pyarrow as arrow

    arrays, fields = [], []
    for name, column in data.columns.items():
        values = arrow.array(column.values)
        if column.words:
            values = arrow.DictionaryArray.from_arrays(values, list(column.words))
        arrays.append(values)
        fields.append(
            arrow.field(name, values.type, nullable=False, metadata={"unit": column.unit, "note": column.note})
        )
    schema = arrow.schema(fields, metadata={_KEY: json.dumps(data.about()).encode()})
    return arrow.Table.from_arrays(arrays, schema=schema)


def _parquet() -> Any:
    with named_extras():
        import pyarrow.parquet
    return pyarrow.parquet
