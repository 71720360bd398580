# The score block for real dice in the browser.

## At the top and in the menu

scoreblock-caption = Feuille : { $variant }
scoreblock-home = Retour à l’accueil
scoreblock-players = Joueurs
scoreblock-share = Partager
scoreblock-more = Menu
scoreblock-undo = Annuler
scoreblock-open = Connecté
scoreblock-connecting = Connexion…
scoreblock-offline = Hors ligne
scoreblock-waiting = { $count ->
    [one] une inscription en attente
   *[other] { $count } inscriptions en attente
 }
scoreblock-watching = Tu regardes. Pour noter les points aussi, il te faut le lien ou le code de quelqu’un à la table.
scoreblock-missing-title = Cette feuille n’est pas ici
scoreblock-missing-text = Il manque peut-être un bout de l’adresse, ou la feuille est sur un autre appareil.
scoreblock-failed-title = Impossible d’ouvrir la feuille
scoreblock-lost = Le serveur refuse une inscription : { $why }

## What stands in the boxes

scoreblock-emptied = vide
scoreblock-cell-doubtful = { $box } : { $points }, confirmé bien que ça n’aille pas
scoreblock-cell-offer = { $box }, les dés rapportent { $points }
scoreblock-cell-nothing = { $box }, les dés ne rapportent rien
scoreblock-cell-conflict = { $box } : contradiction, { $values }

## The dice tray

scoreblock-tray = Saisir les dés
scoreblock-tray-who = Qui a lancé ?
scoreblock-tray-due = ▸ { $name }
scoreblock-tray-of = Dés : { $name }
scoreblock-tray-tap = Touche ce que montrent les dés
scoreblock-tray-back = Effacer le dernier dé
scoreblock-tray-clear = Effacer
scoreblock-tray-how = Touchez ce que vous avez lancé.
scoreblock-die-change = Dé { $place } : { $face }, changer
scoreblock-die = Dé { $face }
scoreblock-die-odd = dé spécial { $face }
scoreblock-dice-read = Lancé : { $dice }
scoreblock-dice-lie = { $count ->
    [0] Pas encore de dé
    [one] Un dé sur { $most }
   *[other] { $count } dés sur { $most }
 }
scoreblock-throws = Après quel lancer
scoreblock-throws-last = { $throw } ou plus tard
scoreblock-served = Tous d’un coup
scoreblock-bring = { $name }, tes dés rapportent
scoreblock-bring-nothing = Ces dés ne rapportent rien dans aucune case libre. Touche la case que tu barres.
scoreblock-bring-elsewhere = Ailleurs, ils rapportent
scoreblock-offer = { $box } { $points }
scoreblock-offer-extra = { $box } { $points } + { $bonus }

## Entering

scoreblock-entry-title = { $name } : { $box }
scoreblock-stands = Ici, il y a { $value }.
scoreblock-stands-dice = Ici, il y a { $value }, fait avec { $dice }.
scoreblock-dice = Dés
scoreblock-points = Points
scoreblock-points-other = Autre nombre
scoreblock-enter = Inscrire
scoreblock-enter-points = Inscrire { $points }
scoreblock-enter-extra = Inscrire { $points }, et { $bonus } en plus
scoreblock-nothing-here = Ces dés ne rapportent rien ici.
scoreblock-strike = Barrer
scoreblock-strike-with = Barrer avec ces dés
scoreblock-empty = Vider
scoreblock-sure = Inscrire quand même
scoreblock-think-again = Changer
scoreblock-doubt-impossible = { $points } n’est pas possible pour { $box }. Possible : { $allowed }.
scoreblock-span = { $from } à { $to }
scoreblock-doubt-line = Dans cette colonne, c’est d’abord le tour de : { $next }.
scoreblock-doubt-elsewhere = Selon la règle, cinq dés identiques de plus vont dans : { $boxes }.
scoreblock-doubt-number = Ce nombre ne tient pas sur une feuille.
scoreblock-entered = { $name } : { $box } { $value }
scoreblock-entered-with-extra = { $name } : { $box } { $value }, et { $bonus } en plus
scoreblock-struck = { $name } : case { $box } barrée
scoreblock-emptied-cell = { $name } : la case { $box } est de nouveau libre
scoreblock-undone = C’est annulé
scoreblock-undo-title = Vraiment annuler ?
scoreblock-undo-agreed = Pour { $name }, il y avait deux valeurs différentes dans { $box }, et vous vous êtes mis d’accord sur { $value }. Si tu annules, ce qui valait avant revient.
scoreblock-undo-overwritten = Entre-temps, quelqu’un d’autre a inscrit { $value } pour { $name } dans { $box }. Si tu annules, ce qui valait avant ton inscription revient.
scoreblock-undo-surely = Annuler quand même
scoreblock-undo-leave = Laisser

## Contradictions

scoreblock-conflict = Deux appareils ont inscrit ici des valeurs différentes. Laquelle est la bonne ?
scoreblock-conflict-names = Deux appareils ont changé ce nom. Lequel est le bon ?
scoreblock-conflicts = { $count ->
    [one] Une case contient deux valeurs
   *[other] { $count } cases contiennent deux valeurs
 }
scoreblock-conflict-look = Voir
scoreblock-choose = Garder { $value }

## History

scoreblock-history = Modifications
scoreblock-history-empty = Il n’y a encore rien sur la feuille.
scoreblock-history-line = { $name } : { $box }
scoreblock-history-change = { $before } → { $after }
scoreblock-history-joined = { $name } arrive
scoreblock-history-left = { $name } n’est plus sur la feuille
scoreblock-history-back = { $name } est de retour sur la feuille
scoreblock-history-row = Nouvel ordre des joueurs
scoreblock-device-this = cet appareil
scoreblock-device = appareil { $number }
scoreblock-unsent = pas encore envoyé

## Players

scoreblock-player-name = Nom
scoreblock-player-new = Qui arrive ?
scoreblock-player-add = Ajouter
scoreblock-player-rename = Renommer
scoreblock-player-up = Avancer { $name } d’une place
scoreblock-player-down = Reculer { $name } d’une place
scoreblock-player-added = { $name } joue aussi.
scoreblock-player-moved = { $name } est maintenant à la place { $place }.
scoreblock-player-off = Retirer { $name } de la feuille
scoreblock-player-off-ask = { $count ->
    [one] { $name } a déjà une inscription ; points : { $points }.
   *[other] { $name } a déjà { $count } inscriptions ; points en tout : { $points }.
 } Rien n’est perdu : { $name } peut revenir à tout moment et tout retrouver.
scoreblock-player-off-go = Retirer de la feuille
scoreblock-player-off-done = { $name } n’est plus sur la feuille.
scoreblock-player-gone = Ne joue plus
scoreblock-nobody = Il n’y a personne sur la feuille.
scoreblock-nobody-back = Ajouter ou faire revenir quelqu’un
scoreblock-player-back = Faire revenir
scoreblock-player-back-of = Faire revenir { $name }
scoreblock-player-back-done = { $name } est de retour sur la feuille.
scoreblock-player-full = Une feuille n’a de place que pour { $most }, y compris ceux qui ne jouent plus.
scoreblock-player-room = Une feuille a de la place pour { $most } joueurs.
scoreblock-player-twice = Quelqu’un s’appelle déjà comme ça.
scoreblock-player-gone-twice = Quelqu’un plus bas s’appelle déjà comme ça. Fais revenir la personne ou choisis un autre nom.
scoreblock-player-row = Vous êtes dans cet ordre sur tous les appareils.
scoreblock-player-numbered = Joueur { $number }

## Sharing

scoreblock-share-title = Noter ensemble
scoreblock-share-here = Pour l’instant, la feuille n’est que sur cet appareil. Si tu la partages, plusieurs téléphones écrivent sur la même feuille, même hors ligne.
scoreblock-share-go = Partager avec d’autres
scoreblock-share-scan = Scanne avec l’autre téléphone ou envoie le lien. Qui l’a peut aussi noter les points.
scoreblock-share-qr = Code QR avec le lien vers cette feuille
scoreblock-share-link = Lien pour noter
scoreblock-share-copy = Copier le lien
scoreblock-share-send = Envoyer le lien
scoreblock-share-code = Code à taper
scoreblock-share-code-how = Sur la page d’accueil, « Entrer un code ». Il est valable { $minutes } minutes.
scoreblock-share-watching = Tu ne fais que regarder ; seuls ceux qui tiennent la feuille peuvent partager.
scoreblock-shared = La feuille est partagée. Tous ceux qui ont le lien peuvent y noter les points.

## More

scoreblock-rules = Règles du jeu
scoreblock-again = Nouvelle partie, mêmes joueurs
scoreblock-table = Télécharger le tableau (CSV)
scoreblock-text = Télécharger le texte
scoreblock-print = Imprimer
scoreblock-file = Feuille { $variant }
scoreblock-keys = Sur la feuille : flèches et Entrée, les chiffres inscrivent, x barre, Suppr vide, U annule.

## The end

scoreblock-goes-on = On continue : vous écrivez sur une nouvelle feuille.
scoreblock-total = { $points } { $points ->
    [one] point
   *[other] points
 }
