# The school: ten short lessons. No text holds a number: each comes from the computation (docs/school.md).

school-about = Ten old pieces of advice, worked out. Each lesson takes two minutes: what the advice is worth, and a few rolls to try it on.
school-of = Lesson { $number } of { $all }
school-done = done
school-some = { $done } of { $all } positions
school-progress = { $done } of { $all } lessons done
school-back = All lessons
school-next = Next lesson: { $title }
school-before = Previous lesson: { $title }
school-start = Begin: { $title }
school-go-on = Go on: { $title }
school-claim = The advice
school-guess = Is that true? What do you think?
school-guessed = As you said.
school-guessed-otherwise = You thought otherwise.
school-rule = Remember:
school-practice = Your turn
school-practice-what = { $count ->
    [one] One position for this lesson.
   *[other] { $count } positions for this lesson, from easy to hard.
 }
school-exercise = Position { $place } of { $all }
school-next-exercise = Next position
school-found = { $found } of { $all } solved.
school-over = Lesson done!
school-again = Once more
school-verdict-right = True
school-verdict-half = Half true
school-verdict-wrong = Not so
school-sources = Where the numbers come from
school-exact = Worked out from the complete solution of the game. Measured is only what takes whole games: what a habit costs, how things stand in mid-game, and how often something comes up. That is { $games } games; what a habit costs is right to about { $error } points, since the luck is taken out.
school-none = There is no such lesson.
school-pips = { $pips } pips
school-face = Three { $face }s
school-plan-even = on plan

## Bonus

school-bonus-title = Three of each
school-bonus-claim = The bonus matters: get three of every number!
school-bonus-verdict = The bonus matters as much as they say. But whoever never enters fewer than three up there loses { $strict } points a game.
school-bonus-1 = From { $from } points in the upper section you get { $points } on top. Perfect play gets them in { $chance } of games.
school-bonus-2 = Three of every number make exactly that. Perfect play still collects differently: { $dice_ones } ones on average, but { $dice_sixes } sixes. What is more with the high numbers may be missing with the low ones.
school-bonus-3 = So a fourth six is worth far more than its pips: { $fourth } points in the first turn. Two sixes instead of three cost { $missing }.
school-bonus-chart = How often the bonus comes, by how many points you are above or below three of each after { $rounds } rounds
school-bonus-rule = Keep count: how many points are you up or down on three of each? Ones and twos may be thin, fives and sixes may not.

## Striking

school-strike-title = What to give up?
school-strike-claim = If nothing fits, put a zero in the ones!
school-strike-verdict = A good rule of thumb: whoever always gives up the ones first loses only { $first } points a game. It just does not come up often.
school-strike-1 = A zero costs the box and the turn. At the start the ones are cheapest; four of a kind costs { $more_four_of_a_kind } points more, the twos { $more_twos }, the { $five } { $more_five_of_a_kind }.
school-strike-2 = But usually there is a one on the table, and a point is a point: perfect play ends with nothing for the ones in only { $struck_ones } of games. Four of a kind gets a zero in { $struck_four_of_a_kind }, the { $five } in { $struck_five_of_a_kind }.
school-strike-3 = Zeros come late. In the first { $half } rounds the { $five } gets one in { $early_five_of_a_kind } of games, the ones in { $early_ones }, four of a kind in { $early_four_of_a_kind }. Whoever never gives up the { $five } while anything else is open loses { $never_five } points a game.
school-strike-chart = What a zero in each box costs on an empty card, in points
school-strike-rule = Early the ones, later four of a kind or the { $five }. Never what you need for the bonus.

## Three of a number

school-three-title = Upper or lower?
school-three-claim = Three alike? That is three of a kind!
school-three-verdict = Upper, rather. Whoever always puts three alike into three of a kind loses { $below } points a game.
school-three-1 = On an empty card the number box is better on average: by { $face_4 } points for three fours, by { $face_2 } for three twos. Only with sixes it is close: { $face_6 }.
school-three-2 = Why: three are just what the bonus asks for in the upper section. Three of a kind takes other rolls as well, often with more pips.
school-three-3 = With four alike it is clearer still: four sixes are worth { $four_sixes } points more among the sixes than as four of a kind, four twos { $four_twos } more among the twos.
school-three-chart = By how many points the number box beats three of a kind, with three of a number in the first turn
school-three-rule = Three or more alike go up while their box is open. Three of a kind takes what has many pips and no place above.

## Order

school-order-title = Lower section first?
school-order-claim = Play the lower section first to avoid zeros, and fall back on the upper one after a miss.
school-order-verdict = Many guides say so, and it costs { $below } points a game.
school-order-1 = Optimal play has no fixed order: in the very first turn it writes in the upper section { $first_above } of the time.
school-order-2 = { $first } fills up first, in round { $round_first } on average; { $last } last, in round { $round_last }. On average the upper boxes are filled in round { $round_above }.
school-order-3 = The other way round is far worse: writing everything above that counts there at all loses { $above } points a game. The upper boxes then fill up with one or two of a number.
school-order-chart = The round in which perfect play fills each box, on average
school-order-rule = Take the box for which this roll is better than most. What nearly any turn could bring may wait.

## Chance

school-chance-title = Chance
school-chance-claim = A roll with nothing in it? That is what Chance is for.
school-chance-verdict = Only if it has pips. Whoever puts every miss into Chance at once loses { $at_once } points a game.
school-chance-1 = Perfect play gets { $mean } points out of Chance on average and fills it around round { $round }. Alone, as the last box, it brings { $alone }.
school-chance-2 = In the first turn, with no figure and no three alike: Chance is the best box only from { $enough } pips on. Below that the roll goes to the ones or twos, even if hardly anything counts there.
school-chance-3 = But saving it at any price is much worse: whoever writes Chance only when nothing else is open loses { $at_last } points a game to zeros.
school-chance-chart = By how many points Chance beats every other box: in the first turn, without a figure, by pips
school-chance-rule = Chance saves one turn with many pips. Few pips belong to the low numbers.

## Two pairs

school-pairs-title = Two pairs
school-pairs-claim = Two pairs? Keep both, you are one die away from a full house!
school-pairs-verdict = It sounds right and costs { $both } points a game. Mostly the high pair alone is better.
school-pairs-1 = An empty card, and after the first roll you have this. Best is the high pair alone. Keeping both costs { $first } points, after the second roll still { $second }. The low pair: { $low }.
school-pairs-2 = Both pairs become a full house in { $house_two } of cases with two rolls and in { $house_one } with one. The high pair alone manages only { $house_pair }, but it also becomes three or four of a kind and a good upper box.
school-pairs-3 = The fuller the card, the better both become: in the first half of the game perfect play keeps two pairs in { $early } of cases, in the second half in { $late }. With the full house still open, of course.
school-pairs-chart = What keeping these dice costs, in points
school-pairs-first = two rolls left
school-pairs-second = one roll left
school-pairs-rule = Early on the high pair. Both pairs only when their other boxes are full.

## Straights

school-straights-title = Straights
school-straights-claim = Three in a row after the second roll? Go for the small straight!
school-straights-verdict = Sometimes. Whoever always does loses { $middle } points a game.
school-straights-1 = Four in a row and one roll: open at both ends it becomes a large straight in { $open } of cases, otherwise in { $closed }. Three in the middle and two dice become a small one in { $three }.
school-straights-2 = Three in a row and a pair of twos or threes: both are about as good. The higher the pair, the more it is worth; a pair of sixes is { $pair } points better than the straight.
school-straights-3 = You have the small straight already? Keep rolling while the large one is open: you cannot lose it. Writing it down at once costs { $stop } points here; always doing so loses { $at_once } a game.
school-straights-chart = By how many points the way to a straight beats any other: empty card, after the second roll
school-straights-rule = Keep four in a row, keep rolling with the small one in hand, and do not give up a high pair for three in a row.

## Five of a kind

school-five-title = The { $five }
school-five-claim = Do not go for a { $five } on every roll.
school-five-verdict = Right. Whoever only ever keeps the most alike loses { $always } points a game.
school-five-1 = Even if you want nothing else in a turn, a { $five } comes in only { $turn } of turns.
school-five-2 = Over a whole game perfect play has one on the card in { $game } of games. That is { $mean } points on average, and a second { $five } or more adds { $beside }.
school-five-3 = It comes by the way: whoever collects for the upper section and for three and four of a kind keeps equal dice anyway. The difference is straights and full houses given up for it, and small pairs held on to.
school-five-chart = How often these become a { $five }
school-five-first = with two rolls
school-five-second = with one roll
school-five-rule = Take a { $five } when it comes; do not chase it.

## The last box

school-last-title = The last box
school-last-claim = Only three of a kind is left? Keep any three alike.
school-last-verdict = To have it at all: yes. For points: no.
school-last-1 = What a box still brings at the very end is quickly learned: Chance { $chance } points, the large straight { $large }, four of a kind { $four }. It tells you what leaving a box open to the last costs.
school-last-2 = There are two ways to three of a kind. Who wants to be sure gets it in { $safe_chance } of cases, for { $safe_mean } points on average. Who looks at the pips gets it in only { $bold_chance }, but { $bold_mean } points.
school-last-3 = The example of the old rules: three ones and two sixes after the first roll. Keep the sixes! Staying with the ones costs { $sixes_for_ones } points.
school-last-chart = What each box brings on average when it alone is open, in points
school-last-rule = Where all pips count, a high pair is worth more than three low dice.

## The last round

school-behind-title = Behind in the last round
school-behind-claim = Who is behind must risk everything!
school-behind-verdict = Play a little differently, yes. But it matters less than you think: when only Chance is open it decides { $gain } of games at most.
school-behind-1 = Only Chance is open; it brings { $mean } points on average. You need { $needed }. Playing for the most points makes it in { $usual }, playing for just this number in { $bold }.
school-behind-2 = So count what is missing before the turn. Anything above it is worth nothing extra, anything below it nothing at all.
school-behind-3 = The same holds in front: if what lies there is enough, write it down. Rolling on may bring more on average and still cost the win.
school-behind-chart = How often Chance as the last box brings so many points
school-behind-first = playing to win
school-behind-second = playing for points
school-behind-rule = Count what is missing and play for exactly that: not for the highest roll, not for the average.

## Yatzy: giving up a box

school-yatzy-strike-title = What to give up?
school-yatzy-strike-claim = If nothing fits, sacrifice the ones!
school-yatzy-strike-verdict = In Yatzy something is cheaper: the straights. Whoever always gives up the ones first loses { $first } points a game.
school-yatzy-strike-1 = At the start the small straight is cheapest. The large one costs { $more_large_straight } points more, the ones { $more_ones }, four of a kind { $more_four_of_a_kind }, the { $five } { $more_five_of_a_kind }.
school-yatzy-strike-2 = Even writing down a single one in the first turn is { $single } points worse than a zero in the small straight. What is missing in the ones is missing for the bonus, and the bonus is big here.
school-yatzy-strike-3 = Perfect play gives up the small straight in { $struck_small_straight } of games, in { $early_small_straight } within the first { $half } rounds. The { $five } gets a zero in { $struck_five_of_a_kind }, the large straight in { $struck_large_straight }, the ones in { $struck_ones }. Whoever never gives up the { $five } while anything else is open loses { $never_five } points a game.
school-yatzy-strike-chart = What a zero in each box costs on an empty card, in points
school-yatzy-strike-rule = First the small straight, then the large one, later the { $five }. Leave what the bonus still needs.

## Yatzy: three of a number

school-yatzy-three-title = Upper or lower?
school-yatzy-three-claim = Three alike? Upper or lower does not matter, the points are the same.
school-yatzy-three-verdict = They score the same, but up there they are worth more. Whoever always puts three alike into three of a kind loses { $below } points a game.
school-yatzy-three-1 = On an empty card the number box is better by { $face_2 } points for three twos, by { $face_4 } for three fours. Only for three sixes it is as good as even.
school-yatzy-three-2 = Why: three are just what the bonus asks for in the upper section. And there is only one place below: fill it with low numbers, and the high ones have none.
school-yatzy-three-3 = With four alike it is clearer: four sixes are worth { $four_sixes } points more among the sixes than as four of a kind, four twos { $four_twos } more among the twos.
school-yatzy-three-chart = By how many points the number box beats three of a kind, with three of a number in the first turn
school-yatzy-three-rule = Three or more alike go up while their box is open. What finds no place there goes below.

## Yatzy: order

school-yatzy-order-title = Upper section first?
school-yatzy-order-claim = Fill the upper section first, for the bonus. The lower one takes care of itself.
school-yatzy-order-verdict = The bonus, yes; the order, no. Writing everything above that counts there at all loses { $above } points a game.
school-yatzy-order-1 = The upper boxes then fill up with one or two of a number, and the bonus is the first thing to go. A turn without three alike finds a better place below.
school-yatzy-order-2 = The other way round does not work either: whoever writes every figure below at once loses { $below }. Perfect play uses the upper section in the first turn { $first_above } of the time.
school-yatzy-order-3 = “{ $first }” fills up first, in round { $round_first } on average; “{ $last }” last, in round { $round_last }. The upper boxes lie between with round { $round_above }.
school-yatzy-order-chart = The round in which perfect play fills each box, on average
school-yatzy-order-rule = Above goes what is enough for the bonus: three or more. Everything else goes where this roll is better than most.

## Yatzy: one pair

school-yatzy-pair-title = One pair
school-yatzy-pair-claim = There is always a pair. Save that box for sixes!
school-yatzy-pair-verdict = Good enough: whoever only ever writes sixes there, as long as anything else scores, loses just { $sixes } points a game.
school-yatzy-pair-1 = If a pair is all you want in a turn, you get one as good as always; the question is which. In perfect play the box brings { $mean } points on average, more than a pair of fives, and is filled around round { $round }.
school-yatzy-pair-2 = The first turn brought nothing but a pair? With sixes this box is { $face_6 } points better than any other on average, with fives { $face_5 }. With fours another box is better by { $face_4 }, with twos by { $face_2 }.
school-yatzy-pair-3 = Writing down a low pair in the first turn is even worse than a zero in the small straight. Whoever takes any pair at once when there is nothing better loses { $at_once } points a game.
school-yatzy-pair-chart = The first turn ends with nothing but a pair: by how many points its box beats any other
school-yatzy-pair-rule = Sixes and fives go in, low pairs do not.

## Yatzy: Chance

school-yatzy-chance-title = Chance
school-yatzy-chance-claim = A roll with nothing in it? That is what Chance is for.
school-yatzy-chance-verdict = Only if it has pips. Whoever puts every miss into Chance at once loses { $at_once } points a game.
school-yatzy-chance-1 = Perfect play gets { $mean } points out of Chance on average and fills it around round { $round }. Alone, as the last box, it brings { $alone }.
school-yatzy-chance-2 = In the first turn, with one pair at most: on average Chance is the best box only from { $enough } pips on. Below that a zero in the small straight or a high pair is better.
school-yatzy-chance-3 = But saving it at any price is much worse: whoever writes Chance only when nothing else is open loses { $at_last } points a game.
school-yatzy-chance-chart = By how many points Chance beats every other box: in the first turn, with one pair at most, by pips
school-yatzy-chance-rule = Chance saves one turn with many pips. With few pips, give up a cheap box instead.

## Yatzy: two pairs

school-yatzy-pairs-title = Two pairs
school-yatzy-pairs-claim = Two pairs? Keep both! They count already, and you are one die away from a full house.
school-yatzy-pairs-verdict = It sounds right and costs { $both } points a game. Mostly the high pair alone is better.
school-yatzy-pairs-1 = An empty card, and after the first roll you have this. Best is the high pair alone. Keeping both costs { $first } points, after the second roll still { $second }. The low pair: { $low }.
school-yatzy-pairs-2 = Both pairs become a full house in { $house_two } of cases with two rolls and in { $house_one } with one. The high pair alone manages only { $house_pair }, but it also becomes three or four of a kind, and that is what the bonus needs.
school-yatzy-pairs-3 = The fuller the card, the better both become: in the first half of the game perfect play keeps two pairs in { $early } of cases, in the second half in { $late }. With the full house still open, of course.
school-yatzy-pairs-chart = What keeping these dice costs, in points
school-yatzy-pairs-first = two rolls left
school-yatzy-pairs-second = one roll left
school-yatzy-pairs-rule = Early on the high pair. Both pairs only when their other boxes are full.

## Yatzy: straights

school-yatzy-straights-title = Straights
school-yatzy-straights-claim = Four to a straight? Only one is missing, so go for it!
school-yatzy-straights-verdict = Too dear. Whoever always does loses { $four } points a game.
school-yatzy-straights-1 = In Yatzy a straight takes all five dice. Four that are open at both ends become one in { $open } of cases with one roll, any other four in only { $closed }.
school-yatzy-straights-2 = Open at both ends and a low pair beside: the straight is { $open_gain } points better. If only one number fits, a pair of sixes is { $pair } points better, and for the small straight not even two ones are worth giving up: that costs { $aces }.
school-yatzy-straights-3 = Straights bring little, and nothing for the bonus. Even perfect play has the large one on the card in only { $large } of games, the small one in { $small }.
school-yatzy-straights-chart = By how many points the way to a straight beats any other: empty card, after the second roll
school-yatzy-straights-rule = Go on for a straight if both ends are open and no high pair lies there. Otherwise it is hardly worth it: collect for the upper section.

## Yatzy: the Yatzy

school-yatzy-five-title = The { $five }
school-yatzy-five-claim = Do not go for a { $five } on every roll.
school-yatzy-five-verdict = Right. Whoever only ever keeps the most alike loses { $always } points a game.
school-yatzy-five-1 = Even if you want nothing else in a turn, a { $five } comes in only { $turn } of turns.
school-yatzy-five-2 = Over a whole game perfect play has one on the card in { $game } of games. That is { $mean } points on average.
school-yatzy-five-3 = It comes by the way: whoever collects for the upper section and for three and four of a kind keeps equal dice anyway. The difference is straights and full houses torn apart for it, and low pairs held on to.
school-yatzy-five-chart = How often these become a { $five }
school-yatzy-five-first = with two rolls
school-yatzy-five-second = with one roll
school-yatzy-five-rule = Take a { $five } when it comes; do not chase it.
