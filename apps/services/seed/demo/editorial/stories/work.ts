import { text } from '../../builders.ts'
import { storiesAbout } from '../builders.ts'

const story = storiesAbout('people')

export const workStories = [
  story({
    slug: 'the-woman-who-hears-machines',
    date: '2026-08-20',
    by: ['nora-steiger'],
    image: 'detail-belt',
    title: text('The woman who hears machines', 'Die Frau, die Maschinen hört'),
    lead: text(
      'After thirty-one years in the test hall Margrit Odermatt needs no instrument to know that a belt is too tight.',
      'Nach einunddreissig Jahren in der Prüfhalle braucht Margrit Odermatt kein Messgerät, um zu wissen, dass ein Riemen zu straff ist.',
    ),
    body: text(
      `Margrit Odermatt puts two fingers on the housing and looks at the ceiling. “Second roller”, she says. The instrument takes four minutes to agree.

She came in 1995, for three weeks, because somebody was ill. In those days every machine was tested by ear. Then the sensors arrived, and for a while she thought she would not be needed any more. “But a sensor only hears what it was told to listen for. I hear what has no business being there.”

Next spring she retires. Since January Noé Bracher, an apprentice in his third year, has been walking beside her with a notebook and a microphone. He has recorded 214 noises so far and given each a name. Number 61 is called “mouse in the drawer”: a cable tie that touches a fan.

“He has good ears”, says Margrit Odermatt. “He only has to learn to take his time.” What will she do with hers? She thinks about it for a moment. She sings in a choir, alto, second row. “There it is the other way round. There they say I should listen less and sing more.”`,
      `Margrit Odermatt legt zwei Finger auf das Gehäuse und schaut an die Decke. «Zweite Rolle», sagt sie. Das Messgerät braucht vier Minuten, um ihr recht zu geben.

1995 kam sie für drei Wochen, als Ersatz für jemanden, der krank war. Damals prüfte man jede Maschine nach Gehör. Dann kamen die Sensoren, und eine Weile dachte sie, man brauche sie nicht mehr. «Aber ein Sensor hört nur, worauf man ihn angesetzt hat. Ich höre, was dort nichts zu suchen hat.»

Nächsten Frühling geht sie in Pension. Seit Januar geht Noé Bracher neben ihr her, Lernender im dritten Jahr, mit Notizbuch und Mikrofon. 214 Geräusche hat er bisher aufgenommen und jedem einen Namen gegeben. Nummer 61 heisst «Maus in der Schublade»: ein Kabelbinder, der einen Lüfter streift.

«Er hat gute Ohren», sagt Margrit Odermatt. «Er muss nur noch lernen, sich Zeit zu lassen.» Und was macht sie mit ihrer? Sie überlegt einen Moment. Sie singt im Chor, Alt, zweite Reihe. «Dort ist es umgekehrt. Dort heisst es, ich soll weniger hören und mehr singen.»`,
    ),
  }),
  story({
    slug: 'four-years-nine-stations',
    date: '2026-04-09',
    by: ['nora-steiger', 'reto-amrein'],
    about: ['coil-160'],
    image: 'coil-160',
    title: text('Four years, nine stations', 'Vier Jahre, neun Stationen'),
    lead: text(
      'Apprentices build a machine of their own before they build ours. Some of them are faster.',
      'Lernende bauen eine eigene Maschine, bevor sie unsere bauen. Manche ist schneller.',
    ),
    body: text(
      `It winds wool, peels apples or sorts sweets by colour. It has to have a drive, a sensor and a way to stop. Everything else is up to the apprentices.

“The way to stop is what they all do last”, says Daniel Ettlin, who runs the workshop. “And then they see why I ask for it first.” In eleven years as an instructor he has seen one machine throw eggs and another water the plants of the chief executive until the carpet floated.

Aline Jaquet, in her second year, is building one that folds paper planes. It can do four a minute; the fifth always flies backwards. She knows the reason, she says, she just does not know yet what to do about it. That is exactly the point at which Daniel Ettlin goes for a coffee.

At the end of the second year each machine is shown to the board. One of them now winds cable in series: Luca Fuchs built it in 2017, for garden hoses. It is called Coil 160, and Luca Fuchs is in charge of its software.`,
      `Sie wickelt Wolle, schält Äpfel oder sortiert Bonbons nach Farbe. Sie muss einen Antrieb haben, einen Sensor und eine Art anzuhalten. Alles andere ist den Lernenden überlassen.

«Das Anhalten machen alle zuletzt», sagt Daniel Ettlin, der die Werkstatt leitet. «Und dann merken sie, warum ich es zuerst verlange.» In elf Jahren als Ausbildner hat er eine Maschine Eier werfen sehen und eine andere die Pflanzen des Chefs giessen, bis der Teppich schwamm.

Aline Jaquet, zweites Lehrjahr, baut eine, die Papierflieger faltet. Vier schafft sie in der Minute; der fünfte fliegt immer rückwärts. Sie kenne den Grund, sagt sie, sie wisse nur noch nicht, was sie dagegen tun soll. Genau dann geht Daniel Ettlin einen Kaffee holen.

Am Ende des zweiten Jahres wird jede Maschine der Geschäftsleitung gezeigt. Eine wickelt heute Kabel in Serie: Luca Fuchs hat sie 2017 gebaut, für Gartenschläuche. Sie heisst Coil 160, und Luca Fuchs ist für ihre Software zuständig.`,
    ),
  }),
  story({
    slug: 'an-office-with-a-workbench',
    date: '2025-12-11',
    by: ['mara-lindqvist'],
    image: 'sm-1',
    title: text('An office with a workbench', 'Ein Büro mit Werkbank'),
    lead: text(
      'Developers sit beside what they develop. The carpet did not survive, the ideas did.',
      'Wer entwickelt, sitzt neben dem, was er entwickelt. Der Teppich hat es nicht überlebt, die Ideen schon.',
    ),
    body: text(
      `Between two rows of desks in our office stands a bench with a vice, and there is always something in it. Whoever has a question turns round.

I was against it. I thought of the noise, the chips and the oil, and I was right about all three. In the first week Jonas drilled a hole into a drawing that he had forgotten under the part. In the second Ruth discovered at the vice what the simulation had not told her for a month: that the lever is too short for a hand with a glove.

The way from a thought to a part has become four metres. It used to be a form, a floor and a week. We still simulate, more than ever, but we stop earlier. When two of us no longer agree, somebody gets up and files.

One rule has remained of the five that I wrote down at the beginning: who uses the bench leaves the vice empty on Friday. Nobody keeps it.`,
      `Zwischen zwei Reihen Pulte steht in unserem Büro eine Bank mit Schraubstock, und immer ist etwas eingespannt. Wer eine Frage hat, dreht sich um.

Ich war dagegen. Ich dachte an den Lärm, an die Späne und an das Öl, und mit allem hatte ich recht. In der ersten Woche bohrte Jonas ein Loch in eine Zeichnung, die er unter dem Teil vergessen hatte. In der zweiten fand Ruth am Schraubstock heraus, was ihr die Simulation einen Monat lang nicht gesagt hatte: dass der Hebel für eine Hand im Handschuh zu kurz ist.

Der Weg vom Gedanken zum Teil ist vier Meter lang geworden. Früher waren es ein Formular, ein Stockwerk und eine Woche. Wir simulieren immer noch, mehr denn je, aber wir hören früher auf. Wenn zwei sich nicht mehr einig sind, steht jemand auf und feilt.

Von den fünf Regeln, die ich am Anfang aufgeschrieben habe, ist eine geblieben: Wer die Bank benutzt, lässt den Schraubstock am Freitag leer zurück. Niemand hält sich daran.`,
    ),
  }),
  story({
    slug: 'a-technician-in-two-hemispheres',
    date: '2025-07-17',
    by: ['tomas-havel'],
    image: 'scene-service',
    title: text('A technician in two hemispheres', 'Ein Techniker auf zwei Halbkugeln'),
    lead: text(
      'Winter in Brazil, summer in Moravia: Pavel Kučera has not seen snow for three years, but four hundred machines.',
      'Winter in Brasilien, Sommer in Mähren: Schnee hat Pavel Kučera drei Jahre lang nicht gesehen, dafür vierhundert Maschinen.',
    ),
    body: text(
      `I have worked with Pavel for nine years and never seen him in a hurry. In his case there are a torque wrench, a thermos flask and a book of crosswords, in Portuguese since last year. The rest he finds on site, or makes.

From November to April he looks after customers around Campinas, the other half of the year he is at home in Brno, where his daughter Eliška has taught the dog to answer to Portuguese. It was meant to be for one winter. A colleague had broken his leg.

“A machine is the same everywhere”, says Pavel. “What differs is the dust.” In Brazil it is red and gets into the guides, in Moravia it is grey and comes from cardboard. He carries a brush for each.

I asked him what he misses when he is over there. Bread, he said, without thinking. And here? He looked at the clock. “At this time a man in Indaiatuba is bringing coffee for the whole shift, in a bucket, with a ladle. Nobody here would believe that it is good.”`,
      `Ich arbeite seit neun Jahren mit Pavel und habe ihn noch nie in Eile gesehen. In seinem Koffer sind ein Drehmomentschlüssel, eine Thermosflasche und ein Heft mit Kreuzworträtseln, seit letztem Jahr auf Portugiesisch. Den Rest findet er vor Ort, oder er macht ihn.

Von November bis April betreut er Kunden rund um Campinas, die andere Hälfte des Jahres ist er zu Hause in Brünn, wo seine Tochter Eliška dem Hund Portugiesisch beigebracht hat. Gedacht war es für einen Winter. Ein Kollege hatte sich das Bein gebrochen.

«Eine Maschine ist überall gleich», sagt Pavel. «Was sich unterscheidet, ist der Staub.» In Brasilien ist er rot und setzt sich in die Führungen, in Mähren ist er grau und kommt vom Karton. Er hat für jeden einen Pinsel dabei.

Ich habe ihn gefragt, was ihm drüben fehlt. Brot, sagte er, ohne nachzudenken. Und hier? Er schaute auf die Uhr. «Um diese Zeit bringt in Indaiatuba ein Mann Kaffee für die ganze Schicht, in einem Eimer, mit einer Kelle. Hier glaubt mir keiner, dass der gut ist.»`,
    ),
  }),
  story({
    slug: 'learning-by-undoing',
    date: '2025-01-23',
    by: ['li-wenna', 'nora-steiger'],
    about: ['setter-training'],
    image: 'cutaway-press',
    title: text('Learning by undoing', 'Lernen durch Auseinandernehmen'),
    lead: text(
      'In the training room nothing is forbidden. Machines there are meant to be set wrongly.',
      'Im Schulungsraum ist nichts verboten. Die Maschinen dort sind dazu da, falsch eingestellt zu werden.',
    ),
    body: text(
      `In Rotkreuz setters spend three days on taking apart what they will never take apart again. On the last afternoon somebody hides a fault in the machine. The somebody is Sepp Gisler, sixty-two, who has been looking for other people's faults all his life and says that hiding them is the better job.

Among the eleven countries on the wall China has the most pins. Zhang Min came with five colleagues from Changchun and a list of forty questions. After two hours she put the list away. “On the list was what the machine does”, she says. “Here I saw why.”

Her fault was a spacer that Sepp Gisler had turned round. It makes the crimp eleven thousandths too high, which no eye can see. She found it in nine minutes, by sound, and has been asked about it ever since.

Who finds the fault gets a screwdriver with a name on it. There are four hundred of them by now. Zhang Min's hangs above her press, and nobody may use it.`,
      `In Rotkreuz nehmen Einrichterinnen und Einrichter drei Tage lang auseinander, was sie nie wieder auseinandernehmen werden. Am letzten Nachmittag versteckt jemand einen Fehler in der Maschine. Der Jemand ist Sepp Gisler, zweiundsechzig, der sein Leben lang Fehler anderer gesucht hat und findet, sie zu verstecken sei der schönere Beruf.

Von den elf Ländern an der Wand hat China die meisten Nadeln. Zhang Min kam mit fünf Kollegen aus Changchun und einer Liste von vierzig Fragen. Nach zwei Stunden legte sie die Liste weg. «Auf der Liste stand, was die Maschine macht», sagt sie. «Hier habe ich gesehen, warum.»

Ihr Fehler war eine Distanzscheibe, die Sepp Gisler umgedreht hatte. Der Crimp wird damit elf Tausendstel zu hoch, das sieht kein Auge. Sie fand ihn in neun Minuten, nach Gehör, und wird seither danach gefragt.

Wer den Fehler findet, bekommt einen Schraubenzieher mit seinem Namen. Vierhundert gibt es inzwischen. Jener von Zhang Min hängt über ihrer Presse, und niemand darf ihn benutzen.`,
    ),
  }),
  story({
    slug: 'thirty-languages-at-lunch',
    date: '2024-06-27',
    by: ['nora-steiger'],
    image: 'fair-events',
    title: text('Thirty languages at lunch', 'Dreissig Sprachen am Mittag'),
    lead: text(
      'In the canteen one sits where there is room. That is the whole rule, and it has solved more than meetings.',
      'In der Kantine setzt man sich, wo Platz ist. Das ist die ganze Regel, und sie hat mehr gelöst als Sitzungen.',
    ),
    body: text(
      `At twelve the tables in the canteen are long on purpose. Purchasing sits beside assembly, Portuguese beside Hungarian, and whoever comes late gets the place beside the chief executive, which nobody wants because of the draught.

Graça Pinheiro has been cooking here for sixteen years. She knows who eats what and therefore who is on holiday, who is worried and who has become a father. The list beside the till was her idea: the word for “wire” in every language that is spoken in the house. It has thirty entries, and someone always knows one more. The last one was Welsh. Nobody has been able to check it.

The blade with two angles was drawn here, on a napkin. Purchasing had complained about the price of the old one, assembly about its shape, and between soup and main course it turned out that both meant the same edge. The napkin hangs in the entrance, behind glass, with a stain of tomato.

“I offered them a clean one”, says Graça Pinheiro. “They said that this was the drawing.”`,
      `Um zwölf sind die Tische in der Kantine mit Absicht lang. Der Einkauf sitzt neben der Montage, Portugiesisch neben Ungarisch, und wer spät kommt, erhält den Platz neben dem Chef, den wegen des Durchzugs niemand will.

Graça Pinheiro kocht hier seit sechzehn Jahren. Sie weiss, wer was isst, und darum auch, wer in den Ferien ist, wer Sorgen hat und wer Vater geworden ist. Die Liste neben der Kasse war ihre Idee: das Wort für «Leitung» in jeder Sprache, die im Haus gesprochen wird. Sie hat dreissig Einträge, und immer kennt jemand noch eins. Das letzte war walisisch. Prüfen konnte es niemand.

Das Messer mit den zwei Winkeln wurde hier gezeichnet, auf eine Serviette. Der Einkauf hatte sich über den Preis des alten beschwert, die Montage über seine Form, und zwischen Suppe und Hauptgang stellte sich heraus, dass beide dieselbe Kante meinten. Die Serviette hängt im Eingang, hinter Glas, mit einem Fleck Tomate.

«Ich habe ihnen eine saubere angeboten», sagt Graça Pinheiro. «Sie sagten, das sei jetzt die Zeichnung.»`,
    ),
  }),
]
