import { text } from '../../builders.ts'
import { release } from '../builders.ts'

export const releases2023 = [
  release({
    slug: 'new-hall-shanghai',
    date: '2023-11-21',
    title: text('New hall in Shanghai', 'Neue Halle in Schanghai'),
    lead: text('Assembly and service under one roof.', 'Montage und Service unter einem Dach.'),
    body: text(
      `Kudex Shanghai has moved within Pudong. In the new hall on Tongxian Road presses and prefeeders for the Chinese market are assembled, and beside them stand a training room, a section laboratory and the spare parts for the whole of east Asia.

The 3,800 square metres replace three addresses that were up to forty minutes apart. The move took one long weekend in October; on the first working day a technician from the old address was standing before a locked door, the only mishap.

Ninety-five people work in the hall. Wenna Li, sales and customer projects in China, expects that trials with customers' wires will take two days instead of eight: nothing has to be sent to Lucerne any more.`,
      `Kudex Shanghai ist innerhalb von Pudong umgezogen. In der neuen Halle an der Tongxian Road werden Pressen und Abwickler für den chinesischen Markt montiert; daneben liegen ein Schulungsraum, ein Schlifflabor und die Ersatzteile für ganz Ostasien.

Die 3’800 Quadratmeter ersetzen drei Adressen, die bis zu vierzig Minuten auseinanderlagen. Der Umzug dauerte ein langes Wochenende im Oktober; am ersten Arbeitstag stand ein Techniker der alten Adresse vor verschlossener Tür, das einzige Missgeschick.

In der Halle arbeiten fünfundneunzig Menschen. Wenna Li, Verkauf und Kundenprojekte in China, rechnet damit, dass Versuche mit Leitungen der Kunden zwei Tage dauern statt acht: Nach Luzern muss nichts mehr geschickt werden.`,
    ),
  }),
  release({
    slug: 'half-year-2023',
    date: '2023-08-17',
    title: text('Half-year results 2023', 'Halbjahreszahlen 2023'),
    lead: text('Strong growth in both halves of the world.', 'Starkes Wachstum auf beiden Seiten der Welt.'),
    body: text(
      `Kudex increased net sales in the first half of 2023 by nine per cent to CHF 149.6 million. East and west grew alike: Asia by ten per cent, the Americas by nine, Europe by eight. The operating result was CHF 17.5 million; the margin rose from 10.6 to 11.7 per cent.

Order intake came to CHF 152.3 million. It was higher in the first half of 2022, when customers ordered early for fear of shortages.

Chips are available again, castings almost. The time from order to delivery has fallen to thirty weeks on average and shall be below twenty-five at the end of the year. For 2023 Kudex expects net sales above CHF 300 million.

The figures have not been audited.`,
      `Kudex steigerte den Nettoumsatz im ersten Halbjahr 2023 um neun Prozent auf 149,6 Millionen Franken. Osten und Westen wuchsen gleichermassen: Asien um zehn Prozent, Nord- und Südamerika um neun, Europa um acht. Das Betriebsergebnis betrug 17,5 Millionen Franken; die Marge stieg von 10,6 auf 11,7 Prozent.

Der Bestellungseingang lag bei 152,3 Millionen Franken. Im ersten Halbjahr 2022 war er höher, weil Kunden aus Sorge vor Engpässen früh bestellten.

Chips sind wieder erhältlich, Gussteile fast. Von der Bestellung bis zur Lieferung vergehen noch durchschnittlich dreissig Wochen; Ende Jahr sollen es weniger als fünfundzwanzig sein. Für 2023 erwartet Kudex einen Nettoumsatz von über 300 Millionen Franken.

Die Zahlen sind nicht geprüft.`,
    ),
    adhoc: true,
  }),
  release({
    slug: 'crimpline-6s',
    date: '2023-06-20',
    title: text('CrimpLine 6S seals both ends', 'CrimpLine 6S dichtet beide Enden ab'),
    lead: text(
      'Six stations for engine and underbody harnesses, at the speed of a line without seals.',
      'Sechs Stationen für Motor- und Unterbodenkabelsätze, so schnell wie eine Linie ohne Dichtungen.',
    ),
    body: text(
      `Wires for the engine compartment carry a rubber seal on each end. Pushing it on has been the slowest step of every line. On the new CrimpLine 6S it happens while the wire is turned to the press, so that 4,200 wires an hour leave the machine with seals on both ends.

A camera looks at every seal before the terminal closes over it: is it there, the right way round, on the right millimetre? What is not is cut off, and the wire is made again.

The line shares applicators and screens with CrimpLine 2 and 4. A change of seal takes less than seven minutes. The first ten machines have been running at three customers since February; series deliveries begin in September.`,
      `Leitungen für den Motorraum tragen an beiden Enden eine Gummidichtung. Sie aufzuschieben war bisher der langsamste Schritt jeder Linie. Auf der neuen CrimpLine 6S geschieht es, während die Leitung zur Presse schwenkt, so dass 4’200 Leitungen pro Stunde mit Dichtungen an beiden Enden die Maschine verlassen.

Eine Kamera schaut jede Dichtung an, bevor sich der Kontakt darüber schliesst: Ist sie da, richtig herum, auf dem richtigen Millimeter? Was nicht stimmt, wird abgeschnitten, und die Leitung entsteht neu.

Werkzeuge und Bedienung teilt die Linie mit CrimpLine 2 und 4. Ein Wechsel der Dichtung dauert weniger als sieben Minuten. Die ersten zehn Maschinen laufen seit Februar bei drei Kunden; die Serienlieferung beginnt im September.`,
    ),
  }),
  release({
    slug: 'annual-general-meeting-2023',
    date: '2023-04-12',
    title: text('Annual General Meeting 2023', 'Generalversammlung 2023'),
    lead: text('All motions were approved.', 'Alle Anträge wurden genehmigt.'),
    body: text(
      `For the first time since 2019 shareholders of Kudex met in person. 412 came; 64 per cent of the votes were represented. They approved the annual report and the accounts for 2022 and the distribution from capital contribution reserves.

Because of the revised law on shares the meeting also adopted new articles of association. In future shareholders who together hold half a per cent of the capital can put an item on the agenda.

Rudolf Camenzind, chair of the board, announced that he will not stand for election again in 2024.`,
      `Zum ersten Mal seit 2019 trafen sich die Aktionärinnen und Aktionäre von Kudex wieder persönlich. 412 kamen; vertreten waren 64 Prozent der Stimmen. Sie genehmigten den Jahresbericht und die Rechnung 2022 und die Ausschüttung aus Kapitaleinlagereserven.

Wegen des neuen Aktienrechts verabschiedete die Versammlung auch neue Statuten. Künftig kann ein Geschäft auf die Traktandenliste setzen, wer zusammen ein halbes Prozent des Kapitals hält.

Rudolf Camenzind, Präsident des Verwaltungsrats, kündigte an, 2024 nicht mehr anzutreten.`,
    ),
  }),
  release({
    slug: 'annual-results-2022',
    date: '2023-03-14',
    title: text('2022: record order intake', '2022: Rekord beim Bestellungseingang'),
    lead: text('Supply chains remain the limit.', 'Die Lieferketten bleiben die Grenze.'),
    body: text(
      `Customers ordered machines and services for CHF 318.4 million in 2022, twelve per cent more than ever before. Kudex could not build as fast: net sales rose by seven per cent to CHF 286.1 million. The operating result was CHF 31.5 million, a margin of 11.0 per cent.

What was missing were chips for drives and, from summer, castings. Forty-three machines stood finished but for one part at the end of the year. The development team replaced eleven electronic boards by types that could be had, and tested each of them for a thousand hours.

There are orders in hand for eleven months. For 2023 Kudex expects that sales catch up with orders. The Annual General Meeting is on 12 April, the half-year results follow on 17 August 2023.`,
      `2022 bestellten die Kunden Maschinen und Services für 318,4 Millionen Franken, zwölf Prozent mehr als je zuvor. So schnell konnte Kudex nicht bauen: Der Nettoumsatz stieg um sieben Prozent auf 286,1 Millionen Franken. Das Betriebsergebnis betrug 31,5 Millionen Franken, das ist eine Marge von 11,0 Prozent.

Es fehlten Chips für Antriebe und ab dem Sommer Gussteile. Ende Jahr standen dreiundvierzig Maschinen da, denen noch ein Teil fehlte. Das Entwicklungsteam ersetzte elf Platinen durch solche, die erhältlich waren, und prüfte jede tausend Stunden lang.

Der Auftragsbestand reicht für elf Monate. 2023 dürfte der Umsatz zu den Bestellungen aufschliessen. Die Generalversammlung findet am 12. April statt, die Halbjahreszahlen folgen am 17. August 2023.`,
    ),
    adhoc: true,
  }),
  release({
    slug: 'recycling-of-copper',
    date: '2023-02-07',
    title: text('Copper goes back to the maker', 'Kupfer geht zurück zum Hersteller'),
    lead: text('An agreement closes the circle.', 'Eine Vereinbarung schliesst den Kreis.'),
    body: text(
      `Every trial in the laboratory and every acceptance of a machine ends in a box of cut wire. Until now the boxes went to a dealer and got lost in the market. From March a copper works in Styria takes them back, melts them and draws wire again: the recycling of copper without a detour.

The condition is that the copper is pure. Tinned and bare wire, aluminium and insulation are therefore parted at the machine, in four boxes with four colours. In the trial 98 per cent of the copper could be used again.

It is about sixteen tonnes a year at first. Customers may join in: a box can be sent along with blades that come back to be ground.`,
      `Jeder Versuch im Labor und jede Abnahme einer Maschine endet mit einer Kiste zerschnittener Leitung. Bisher gingen die Kisten an einen Händler und verloren sich im Markt. Ab März nimmt ein Kupferwerk in der Steiermark sie zurück, schmilzt sie ein und zieht wieder Draht daraus: Recycling von Kupfer ohne Umweg.

Bedingung ist, dass das Kupfer rein ist. Verzinnte und blanke Leitungen, Aluminium und Isolation werden deshalb an der Maschine getrennt, in vier Kisten mit vier Farben. Im Versuch liessen sich 98 Prozent des Kupfers wiederverwenden.

Für den Anfang sind es rund sechzehn Tonnen im Jahr. Kunden können mitmachen: Eine Kiste darf mit Messern mitreisen, die zum Schleifen kommen.`,
    ),
  }),
  release({
    slug: 'hygiene-of-data',
    date: '2023-01-17',
    title: text('Certificate for information security', 'Zertifikat für Informationssicherheit'),
    lead: text('Portal and services were audited.', 'Portal und Dienste wurden geprüft.'),
    body: text(
      `Kudex has received the certificate to ISO/IEC 27001 for its customer portal, for remote support and for the software that connects machines. The auditors spent nine days on it and left eleven remarks; all have been dealt with.

What changes for customers is little, and intended: a technician sees a machine only after somebody at the machine has agreed, and only until the connection is closed. Every access is recorded, and the record can be read in the portal.

The audit is repeated every year. Who finds a weak spot in between is asked to write to support@kudex.example and gets an answer within 24 hours.`,
      `Kudex hat das Zertifikat nach ISO/IEC 27001 für das Kundenportal, die Fernwartung und die Software erhalten, die Maschinen verbindet. Die Prüfer nahmen sich neun Tage Zeit und hinterliessen elf Bemerkungen; alle sind erledigt.

Für die Kundschaft ändert sich wenig, und das mit Absicht: Ein Techniker sieht eine Maschine erst, wenn jemand an der Maschine zugestimmt hat, und nur, bis die Verbindung geschlossen wird. Jeder Zugriff wird aufgezeichnet, und die Aufzeichnung lässt sich im Portal lesen.

Geprüft wird jedes Jahr. Wer in der Zwischenzeit eine Schwachstelle findet, schreibt bitte an support@kudex.example und erhält innerhalb von 24 Stunden eine Antwort.`,
    ),
  }),
]
