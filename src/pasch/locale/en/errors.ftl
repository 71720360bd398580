# Everything that can be wrong, one sentence each. The name after "error-" is the stable code.
# In front of the sentence stand the file and the place.

place-line = line { $line }

## Reading a variant document

error-document-too-large = the document is larger than { $limit } kB.
error-line-too-long = the line is longer than { $limit } characters.
error-direction-mark = there is an invisible character here that turns the direction of writing; remove it.
error-document-too-deep = the document nests keys or brackets deeper than any variant needs.
error-not-toml = this is not TOML: { $detail }.
error-not-utf8 = the file is no text in UTF-8 or UTF-16.
error-cannot-read = { $file } cannot be read: { $reason }.
error-wrong-type = is { $found }, but must be { $allowed }.
quoted-text = a text in quotation marks: { $example }
error-out-of-range = is { $found }, but must be { $allowed }.
error-wrong-length = { $what ->
    [text] is { $found }, but must have { $allowed } characters.
    [boxes] there are { $number } boxes; there must be { $allowed }.
    [columns] there are { $number } columns; there must be { $allowed }.
    [bonuses] there are { $number } bonuses; there must be { $allowed }.
    [extra] there are { $number } extra rules; there must be { $allowed }.
   *[other] the list has { $number ->
        [one] one entry
       *[other] { $number } entries
     }; there must be { $allowed }.
 }
error-not-one-of = is { $found }, but must be one of { $allowed }.
error-not-one-of-near = found { $found }; did you mean { $near }? It must be one of { $allowed }.
error-not-one-of-written = { $found } is written { $near } here; it must be one of { $allowed }.
error-wrong-characters = { $what ->
    [name] { $found } cannot be a name: a name is one line without invisible characters and without {"{ } [ ] | = > ! ;"}
    [sign] { $found } does not fit on a die: a sign has one to three letters or digits.
    [variant] { $found } cannot be an id: an id has small letters (a to z), digits and "-", for example "our-yahtzee".
   *[other] { $found } cannot be an id: an id begins with a small letter, followed by small letters (a to z), digits and "_", for example "two_pairs".
 }
error-unknown-key-near = there is no key "{ $key }"; did you mean "{ $near }"?
error-unknown-key-written = "{ $key }" is written "{ $near }" here.
error-unknown-key-inside = "{ $key }" belongs into "{ $inside }".
error-unknown-key = there is no key "{ $key }"; the keys here are { $allowed }.
error-missing-key = the key "{ $key }" is missing.
error-inheritance-circle = the variants inherit from each other in a circle: { $chain }.
error-inheritance-too-deep = more than { $limit } variants inherit from one another.
error-part-not-inherited-near = no "{ $key }" is inherited here; did you mean "{ $near }"? What is new needs "names".
error-nothing-to-take-out = nothing to take out: no "{ $key }" is inherited here; { $number ->
    [one] there is only "{ $allowed }"
   *[other] there are { $allowed }
 }.
error-nothing-to-take-out-near = nothing to take out: no "{ $key }" is inherited here; did you mean "{ $near }"?
error-not-inherited = nothing to take out: no "{ $key }" is inherited here, so just leave "{ $key } = false" out.
error-taken-out-as-a-whole = only the parts of [{ $key }] can be taken out, each by its name: "… = false" below [{ $key }].
error-unknown-variant-near = there is no variant "{ $found }"; did you mean "{ $near }"?
error-unknown-variant = there is no variant "{ $found }"; there are { $allowed }, or the name of a TOML file.

## What a document gets wrong

error-twice = { $found } appears here twice.
error-odd-die-alone = beside the odd dice at least one other must be left; "count" counts all of them.
error-one-face-only = this die shows { $face } on every side; there must be two different numbers at least.
error-all-wild = at least one number must be left that is not wild.
error-too-many-sides = with equal sides these dice have { $most } sides at most, here there are { $found }.
error-too-many-readings = with wild faces these dice can be read in { $found } ways; { $most } are the limit.
error-too-many-holds = of these dice some can be held in { $found } ways; { $most } are the limit.
error-too-many-rolls = these dice give { $found } different rolls; { $most } are the limit.
error-two-colours = face { $face } already has the colour { $other }.
error-two-symbols = the number { $face } has a name already: "{ $other }".
error-same-sign = "{ $sign }" is what another face shows: "{ $other }".
error-save-and-buy = rolls can be saved or bought, not both.
error-unless-served-and-only = announce = "unless-served" and served = "only" do not go together in a column: only dice of one roll score here anyway, so there would be nothing to announce.
error-last-throws-not-more = the last turn has more rolls than the others: more than { $throws }.
error-last-throws-and-others = a last turn with more rolls is only played where rolls are neither saved nor bought.
error-reserved-name = "{ $found }" means something else in a document; choose another id.
error-number-box-has-no = a number box has no "{ $key }": the dice that show its number add up.
error-more-points-than-throws = there are points for { $found } rolls here, but no turn has more than { $most }.
error-needs-key = this needs "{ $key }".
error-plus-below-zero = is { $found }, but must be 0-1000. To let a number box begin below 0, use "par": with par = 3, three dice count 0 and each one fewer costs its face.
error-not-both = give "{ $one }" or "{ $other }", not both.
error-order-lacks-box = the order does not say when these boxes are filled: { $boxes }.
error-unknown-name-near = there is no "{ $found }"; did you mean "{ $near }"?
error-unknown-name = there is no "{ $found }"; { $number ->
    [0] this game has nothing of the kind
    [one] there is only "{ $allowed }"
   *[other] there are { $allowed }
 }.
error-same-name = the name "{ $name }" also belongs to "{ $other }".
error-box-in-no-column = the box "{ $box }" stands in no column: add it to { $lists }.
error-inherited-box-in-no-column = the inherited box "{ $box }" stands in no column: add it to { $lists }, or take it out with "{ $box } = false" below [boxes].
error-boxes-in-no-column = these boxes are in no column: { $box }. Add them to { $lists }, or take each out with "… = false" below [boxes].
error-name-taken-out = "{ $found }" is taken out below [{ $part }], and this still names it: write it anew without it.
error-bonus-in-no-column = the bonus "{ $bonus }" counts in no column.
error-needs-one-key = this says nothing; give one of { $allowed }.
error-computed-of-nothing = this names no box that anything could be computed from.
error-no-boxes = there is neither a variant that the game is like (like = "kniffel") nor a box of its own below [boxes].
error-no-box-left = all boxes are taken out; at least one must stay.
error-no-formula = { $found } cannot be computed: write { $said }, or the same with difference or product.
error-points-of-tiers = what the bonus brings stands in its tiers: { $said }.
error-face-is-a-number = faces are numbers, not "{ $found }": what stands on them instead comes below [dice.symbols].
error-computed-of-too-many = this is computed from { $found } boxes; { $most } are allowed.
error-computed-in-no-column = no column has all of these boxes: { $boxes }.
error-computed-too-large = this could come to { $found } points; { $most } are allowed.
error-box-counts-nowhere = the box "{ $box }" does not count, and nothing is computed from it.
error-extra-without-five = an extra rule needs a box for { $dice } of a kind, and there is none.
error-box-never-scores = no roll scores in the box "{ $box }".
error-counted-and-taken-off = { $number ->
    [one] the box "{ $boxes }" counts
   *[other] { $boxes } count
 } in this bonus already; what is taken off must be others.
error-each-of-points = "each" pays for entries: with count = "entries" or "strikes".
error-whole-or-half = is { $found }, but must be 0.5, 1, 1.5, 2 … up to 10.
error-halves-and-bought = where rolls are bought, a column counts whole times only.
error-halves-and-odd = another five of a kind brings an odd number of points beside the box here; such a column counts whole times only.
error-never-below-zero = found { $found }, but this sum is never below 0: it can be only where something is taken off (“minus”) or a number box begins below 0 (“par”).
error-too-many-steps = this tier grows { $found } times, and { $most } steps are allowed: “each” has to be larger.
error-bonus-out-of-reach = nobody reaches { $found }: the boxes hold { $most } at most.
error-nothing-counts = only bonuses are to count, and there is none.
error-more-mistakes = there is more that is wrong: only the first { $shown } mistakes are named.

## Keys of a document that change nothing

error-idle-key = "{ $key }" changes nothing: the game is the same without it.
error-idle-throws = this changes nothing: no turn takes more than { $throws } rolls.
error-idle-last-throws = "last_throws" changes nothing: every column says itself how many rolls go in there.
error-idle-miss = "miss" changes nothing in a column without "announce".
error-idle-miss-any = miss = "any" changes nothing: after an announcement no column lets another box be crossed out; strikes = "any" would.
error-idle-strikes = "strikes" changes nothing in a column whose order is free and that is not announced.
error-idle-order-lists = "order" changes nothing: several lists are filled side by side. What comes one after the other stands in one: order = { $order }.
error-idle-served = "served" changes nothing: no box and no extra rule asks whether all dice fell at once.
error-idle-served-only = served = "only" changes nothing: whatever goes in here falls in one roll.
error-idle-unless-served = announce = "unless-served" does no more than announce = true: every column wants an announcement, so one is always due after the first roll.
error-idle-place = "place" changes nothing while its own box is free: the roll may always go there then.
error-idle-extra = the extra rule "{ $extra }" holds in no column.
error-idle-extra-empty = the extra rule "{ $extra }" changes nothing: it says neither where the roll goes ("place") nor what it brings ("bonus", "worth", "served").
error-idle-bonus = the bonus "{ $bonus }" changes nothing: it never brings points.
error-idle-result = "result" changes nothing: only one may play.
error-win-by-columns = here columns are won, not the total; the chance to win is not known for that.
error-idle-throws-at-once = no turn takes more than { $throws } rolls; { $key } = "any" says the same.
error-idle-at-once = "{ $key }" changes nothing: only one may play, and alone the game goes on.
error-win-at-once = here a single roll can decide the game at once; the chance to win is not known for that.
error-idle-put-aside = "put_aside" changes nothing: a turn has one roll.
error-idle-release = "release = true" does nothing: with "put_aside", dice that were put aside stay there.
error-idle-never = this condition is never met: so the bonus "{ $bonus }" never brings points.
error-idle-always = this condition is always met: "when" can go.
error-idle-tier = tier { $number } is never reached: no points in these boxes lead to it.
error-bonus-called-alike = the bonus "{ $other }" is called "{ $name }" as well: nobody can tell the two apart on the sheet.

## What is no TOML, after error-not-toml

toml-equals = the "=" behind the key is missing
toml-line-end = something follows the value; everything needs a line of its own, and 1.5 is written with a point
toml-heading = the "]" at the end of the heading is missing
toml-quote = the quotation mark at the end of a text is missing
toml-escape = "\" in a text in quotation marks is written twice
toml-list = the "]" at the end of a list is missing
toml-table = the "{"}"}" at the end of a table is missing
toml-character = it holds a character that cannot stand here
toml-start = no line can begin like this; it has to be "key = value" or "[section]"
toml-value = the value behind the "=" is missing or misspelt; words stand in straight quotation marks: "like this"
toml-twice = this is already said further up
toml-other = it cannot be read

## What the rules do not allow

## Names

## Why a file cannot be read or written

reason-missing = there is no such file
reason-folder = it is a folder
reason-no-folder = a part of its path is no folder
reason-denied = it may not be opened
reason-full = the disk is full
reason-too-long = the name is too long
reason-no-name = no file can have this name

## Finding variants

error-unknown-country = no variant is at home in { $found }; there are { $allowed }.
error-unknown-family = there is no family { $found }; there are { $allowed }.
error-find-dice = { $found } is no number of dice from { $least } to { $most }.
error-find-minutes = { $found } is no number of minutes from { $least } to { $most }.
error-link-out-of-folder = this link leads out of the folder; it is passed over.
error-no-ordinary-file = this is no ordinary file but a pipe, a device or a folder, say; it is passed over.
error-id-taken = another variant has the id "{ $id }"; choose another one.
