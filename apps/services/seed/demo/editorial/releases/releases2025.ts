import { text } from '../../builders.ts'
import { release } from '../builders.ts'

export const releases2025 = [
  release({
    slug: 'strivona-ten-years',
    date: '2025-11-18',
    title: text('Ten years of Strivona', 'Zehn Jahre Strivona'),
    lead: text(
      'The brand for harness assembly celebrates with an open day.',
      'Die Marke für die Kabelsatzfertigung feiert mit einem offenen Tag.',
    ),
    body: text(
      `The company in Soest has belonged to the Kudex group since 2011; it has been called Strivona since November 2015. It had forty-one people then and builds with a hundred and thirty today: twisting machines, taping machines, loading cells and test boards.

On Saturday, 22 November, the doors in Verdrillweg 3 are open from nine to five. Apprentices show how a harness for a lamp is made and let visitors try it. Whoever finishes one may take it home and light it.

The first machine under the new name, a taping machine of 2015, is still in use at a customer in Westphalia. It comes to the open day as a guest and goes back to work on Monday.`,
      `Das Unternehmen in Soest gehört seit 2011 zur Kudex-Gruppe; Strivona heisst es seit November 2015. Damals waren es einundvierzig Leute, heute bauen hundertdreissig Verdrillmaschinen, Bandiermaschinen, Bestückzellen und Prüfbretter.

Am Samstag, 22. November, sind die Türen am Verdrillweg 3 von neun bis siebzehn Uhr offen. Lernende zeigen, wie ein Kabelsatz für eine Lampe entsteht, und lassen die Gäste selbst ans Werk. Wer einen fertig macht, darf ihn mitnehmen und zum Leuchten bringen.

Die erste Maschine unter dem neuen Namen, eine Bandiermaschine von 2015, läuft noch immer bei einem Kunden in Westfalen. Zum offenen Tag kommt sie als Gast, am Montag geht sie wieder zur Arbeit.`,
    ),
  }),
  release({
    slug: 'refit-programme',
    date: '2025-10-28',
    title: text('Refit instead of new', 'Umbau statt neu'),
    lead: text(
      'A programme for machines that are older than fifteen years.',
      'Ein Programm für Maschinen, die älter sind als fünfzehn Jahre.',
    ),
    body: text(
      `About nine thousand machines of Kudex are older than fifteen years and still at work. Their frames are sound; their screens, drives and safety circuits are what makes people replace them. From November there is a fixed price for exchanging exactly that.

A refit takes three days at the customer's plant and costs about a third of a new machine. The programs move to the new control and are checked with the customer's own wires before the technician leaves. The machine gets a new declaration of conformity and a warranty of two years on everything new.

It begins with the RS 25 Coax and the CS series built from 1996 to 2010. Two hundred refits are planned for 2026, most of them in the plant that is being built in Brno.`,
      `Rund neuntausend Maschinen von Kudex sind älter als fünfzehn Jahre und noch in Betrieb. Ihre Rahmen sind gesund; ersetzt werden sie wegen der Bildschirme, der Antriebe und des Sicherheitskreises. Ab November gibt es einen festen Preis dafür, genau das zu tauschen.

Ein Umbau dauert beim Kunden drei Tage und kostet etwa einen Drittel einer neuen Maschine. Die Programme ziehen auf die neue Steuerung um und werden mit den Leitungen des Kunden geprüft, bevor der Techniker geht. Die Maschine erhält eine neue Konformitätserklärung und zwei Jahre Garantie auf alles Neue.

Den Anfang machen die RS 25 Coax und die Reihe CS mit Baujahr 1996 bis 2010. Für 2026 sind zweihundert Umbauten geplant, die meisten davon im Werk, das in Brünn entsteht.`,
    ),
  }),
  release({
    slug: 'veritesta-laboratory',
    date: '2025-09-23',
    title: text('Veritesta laboratory is accredited', 'Labor von Veritesta ist akkreditiert'),
    lead: text(
      'Micrographs and pull tests now count in court.',
      'Schliffbilder und Zugprüfungen gelten nun auch vor Gericht.',
    ),
    body: text(
      `The laboratory of Veritesta in Jena has been accredited to ISO/IEC 17025 for three methods: crimp cross-section, pull force and crimp height. Its reports are recognised in more than a hundred countries without a second test.

For customers that matters when something has gone wrong. A report from Jena can be used in a dispute between supplier and buyer, and it names the uncertainty of every figure.

The assessors stayed for four days. They asked for the measurement of one and the same crimp by six people; the results differed by three micrometres. “We had hoped for five”, says Elif Karahan, who runs the laboratory together with three colleagues.`,
      `Das Labor von Veritesta in Jena ist nach ISO/IEC 17025 für drei Verfahren akkreditiert: Crimpschliff, Auszugskraft und Crimphöhe. Seine Berichte werden in mehr als hundert Ländern ohne zweite Prüfung anerkannt.

Für die Kundschaft zählt das, wenn etwas schiefgegangen ist. Ein Bericht aus Jena lässt sich im Streit zwischen Zulieferer und Abnehmer verwenden, und er nennt zu jeder Zahl die Unsicherheit.

Die Gutachter blieben vier Tage. Sie liessen ein und denselben Crimp von sechs Leuten messen; die Ergebnisse lagen drei Mikrometer auseinander. «Gehofft hatten wir auf fünf», sagt Elif Karahan, die das Labor mit drei Kollegen führt.`,
    ),
  }),
  release({
    slug: 'half-year-2025',
    date: '2025-08-19',
    title: text('First half of 2025: stable result', 'Erstes Halbjahr 2025: stabiles Ergebnis'),
    lead: text('Asia grows, Europe waits.', 'Asien wächst, Europa wartet.'),
    body: text(
      `Net sales in the first six months came to CHF 152.6 million, 1.7 per cent more than a year before. The operating result was CHF 17.3 million after CHF 17.2 million, a margin of 11.3 per cent.

Order intake rose to CHF 150.2 million. Asia ordered nine per cent more, above all lines for data cable. In Europe orders fell by four per cent: car makers are postponing models, and their suppliers are postponing machines. The Americas stayed level.

Kudex has cut overtime and keeps its people. For the whole year the company expects net sales of about CHF 315 million and a margin between 11 and 12 per cent.

The figures have not been audited.`,
      `Der Nettoumsatz der ersten sechs Monate betrug 152,6 Millionen Franken, 1,7 Prozent mehr als vor einem Jahr. Das Betriebsergebnis lag bei 17,3 Millionen Franken nach 17,2 Millionen, die Marge bei 11,3 Prozent.

Der Bestellungseingang stieg auf 150,2 Millionen Franken. Asien bestellte neun Prozent mehr, vor allem Linien für Datenleitungen. In Europa gingen die Bestellungen um vier Prozent zurück: Autohersteller verschieben Modelle, ihre Zulieferer verschieben Maschinen. Nord- und Südamerika blieben stabil.

Kudex hat Überstunden abgebaut und hält an seinen Leuten fest. Für das ganze Jahr erwartet das Unternehmen einen Nettoumsatz von rund 315 Millionen Franken und eine Marge zwischen 11 und 12 Prozent.

Die Zahlen sind nicht geprüft.`,
    ),
    adhoc: true,
  }),
  release({
    slug: 'cp-40-award',
    date: '2025-06-24',
    title: text('Design award for the CP 40', 'Designpreis für die CP 40'),
    lead: text(
      'The jury praises a press that needs a table and no foundation.',
      'Die Jury lobt eine Presse, die einen Tisch braucht und kein Fundament.',
    ),
    body: text(
      `The CP 40 has received this year's award for industrial design in the class of machine tools. Forty kilonewtons from a machine that stands on a table are “strength without a show of it”, the jury writes. It also praises what is not there: no pedal cable, no air hose, no sharp edge at the height of a hand.

The frame is cast in one piece and bends by less than 0.04 millimetres at full force; the control takes the bending into account with every stroke. The front was drawn by Selina Marti, who joined Kudex as an apprentice in 2014.

The prize money of 10,000 francs goes to the workshop of the apprentices.`,
      `Die CP 40 hat den diesjährigen Preis für Industriedesign in der Klasse der Werkzeugmaschinen erhalten. Vierzig Kilonewton aus einer Maschine, die auf einem Tisch steht, seien «Kraft, die sich nicht aufspielt», schreibt die Jury. Sie lobt auch, was fehlt: kein Pedalkabel, kein Luftschlauch, keine scharfe Kante auf Höhe der Hand.

Der Rahmen ist aus einem Stück gegossen und biegt sich bei voller Kraft um weniger als 0,04 Millimeter; die Steuerung rechnet die Biegung bei jedem Hub ein. Gezeichnet hat die Front Selina Marti, die 2014 als Lernende zu Kudex kam.

Das Preisgeld von 10’000 Franken geht an die Werkstatt der Lernenden.`,
    ),
  }),
  release({
    slug: 'solar-roof',
    date: '2025-05-20',
    title: text('Current from eleven thousand square metres', 'Strom von elftausend Quadratmetern'),
    lead: text('The roof of the main plant goes into operation.', 'Das Dach des Stammwerks geht in Betrieb.'),
    body: text(
      `Since last week 5,400 solar panels on the main plant in Lucerne have been feeding current into the halls. The solar roof yields about 2.1 gigawatt hours a year: three fifths of what the plant uses.

On sunny weekends there is more than enough. The surplus goes to the public baths in the neighbourhood, which heat their water with it, at a price that both sides agreed on for ten years.

Most of the work was below the roof: 300 tonnes of panels needed forty new girders. They were put in at night so that the crimp laboratory, which feels every step on the floor, could measure by day.`,
      `Seit letzter Woche speisen 5’400 Solarmodule auf dem Stammwerk in Luzern Strom in die Hallen. Das Solardach liefert etwa 2,1 Gigawattstunden im Jahr: drei Fünftel von dem, was das Werk braucht.

An sonnigen Wochenenden ist es mehr als genug. Der Überschuss geht an das Hallenbad im Quartier, das damit sein Wasser heizt, zu einem Preis, den beide Seiten für zehn Jahre vereinbart haben.

Die meiste Arbeit lag unter dem Dach: 300 Tonnen Module brauchten vierzig neue Träger. Sie wurden nachts eingebaut, damit das Crimplabor, das jeden Schritt auf dem Boden spürt, am Tag messen konnte.`,
    ),
  }),
  release({
    slug: 'annual-general-meeting-2025',
    date: '2025-04-16',
    title: text(
      'Annual General Meeting elects two new members of the board',
      'Generalversammlung wählt zwei neue Verwaltungsräte',
    ),
    lead: text('Both have worked in industry for many years.', 'Beide kommen aus der Industrie.'),
    body: text(
      `The shareholders of Kudex elected Annelies Kappeler and Henrik Solberg to the board of directors. Annelies Kappeler managed the production of a maker of machine tools in Biel for twelve years. Henrik Solberg was in charge of purchasing at a Norwegian supplier of the automotive industry and was a customer of Kudex in that time.

They take the places of Werner Gut and Pascale Tissot, who did not stand for re-election after eleven and nine years.

Annual report, accounts and the proposed distribution were approved with more than 95 per cent of the votes. 68 per cent of all votes were represented.`,
      `Die Aktionärinnen und Aktionäre von Kudex haben Annelies Kappeler und Henrik Solberg in den Verwaltungsrat gewählt. Annelies Kappeler leitete zwölf Jahre lang die Produktion eines Werkzeugmaschinenbauers in Biel. Henrik Solberg verantwortete den Einkauf eines norwegischen Autozulieferers und war in dieser Zeit Kunde von Kudex.

Sie ersetzen Werner Gut und Pascale Tissot, die nach elf und neun Jahren nicht mehr zur Wahl standen.

Jahresbericht, Rechnung und die beantragte Ausschüttung wurden mit mehr als 95 Prozent der Stimmen angenommen. Vertreten waren 68 Prozent aller Stimmen.`,
    ),
  }),
  release({
    slug: 'annual-results-2024',
    date: '2025-03-18',
    title: text('2024: more sales, more research', '2024: mehr Umsatz, mehr Forschung'),
    lead: text('Nine per cent of sales go into development.', 'Neun Prozent des Umsatzes gehen in die Entwicklung.'),
    body: text(
      `Net sales of Kudex rose by 1.9 per cent to CHF 308.9 million in 2024. After a slow first half the orders of autumn were enough for growth over the year.

The operating result was CHF 35.2 million after CHF 36.4 million; the margin is 11.4 per cent. The decline is intended: CHF 27.8 million, nine per cent of sales, went into development. In the year before it was 8.4 per cent.

The money was spent on blades with sensors, on processing aluminium and on software. The group had 1,090 people at the end of the year, forty more than twelve months before; three quarters of the new ones work in development and service.

The Annual General Meeting takes place on 16 April 2025. The annual report is available on the [pages for investors](/investors).`,
      `Der Nettoumsatz von Kudex stieg 2024 um 1,9 Prozent auf 308,9 Millionen Franken. Nach einem zögernden ersten Halbjahr reichten die Bestellungen des Herbsts für ein Wachstum übers Jahr.

Das Betriebsergebnis betrug 35,2 Millionen Franken nach 36,4 Millionen; die Marge liegt bei 11,4 Prozent. Der Rückgang ist gewollt: 27,8 Millionen Franken, neun Prozent des Umsatzes, gingen in die Entwicklung. Im Vorjahr waren es 8,4 Prozent.

Verwendet wurde das Geld für Messer mit Sensoren, für die Verarbeitung von Aluminium und für Software. Ende Jahr hatte die Gruppe 1’090 Mitarbeitende, vierzig mehr als zwölf Monate zuvor; drei Viertel der neuen arbeiten in Entwicklung und Service.

Die Generalversammlung findet am 16. April 2025 statt. Der Geschäftsbericht steht auf den [Seiten für Investoren](/investors).`,
    ),
    adhoc: true,
  }),
  release({
    slug: 'apprentices-2025',
    date: '2025-02-11',
    title: text('Twenty-four apprentices begin in August', 'Vierundzwanzig Lernende beginnen im August'),
    lead: text('Seven professions, two languages, one workshop.', 'Sieben Berufe, zwei Sprachen, eine Werkstatt.'),
    body: text(
      `All twenty-four apprenticeships for this summer have been filled, six months before they begin. There were 217 applications. Ten apprentices learn mechanics, six automation, the others electronics, design, computer science, logistics and commerce.

Sixteen of them speak German at home, eight French: the site in Biel trains with us for the first time. Lessons in the workshop are held in the language of whoever explains, and so far everybody has understood.

As every year, the apprentices build a machine of their own choice first. Last year's group built one that sorts sweets by colour. It is in the canteen and has to be refilled on Wednesdays.`,
      `Alle vierundzwanzig Lehrstellen für diesen Sommer sind besetzt, sechs Monate vor dem Beginn. 217 Bewerbungen waren eingegangen. Zehn Lernende werden in Mechanik ausgebildet, sechs in Automation, die übrigen in Elektronik, Konstruktion, Informatik, Logistik und im Kaufmännischen.

Sechzehn von ihnen sprechen zu Hause Deutsch, acht Französisch: Der Standort Biel bildet zum ersten Mal gemeinsam mit uns aus. Unterrichtet wird in der Werkstatt in der Sprache dessen, der gerade erklärt, und bisher haben es alle verstanden.

Wie jedes Jahr bauen die Lernenden zuerst eine Maschine ihrer Wahl. Jene des letzten Jahrgangs sortiert Bonbons nach Farbe. Sie steht in der Kantine und muss mittwochs aufgefüllt werden.`,
    ),
  }),
  release({
    slug: 'order-from-railway-industry',
    date: '2025-01-14',
    title: text('Large order from the railway industry', 'Grossauftrag aus der Bahnindustrie'),
    lead: text(
      'Forty cutting machines for wires of large cross-section.',
      'Vierzig Schneidmaschinen für grosse Querschnitte.',
    ),
    body: text(
      `A European maker of rail vehicles has ordered forty CS 700 with feeders for heavy drums. The order is worth about CHF 9 million and is the largest for this machine so far. Deliveries begin in April 2025 and end in autumn 2026.

The machines go to six plants in four countries and replace equipment of several makers. All of them work with one library of wires, so that a set of cables made in one plant fits a train that is built in another.

Kudex includes the order in its figures for 2025 and 2026. It does not change the outlook for the current year.`,
      `Ein europäischer Hersteller von Schienenfahrzeugen hat vierzig CS 700 mit Abwicklern für schwere Trommeln bestellt. Der Auftrag hat einen Wert von rund 9 Millionen Franken und ist der bisher grösste für diese Maschine. Die Lieferungen beginnen im April 2025 und enden im Herbst 2026.

Die Maschinen gehen in sechs Werke in vier Ländern und ersetzen Anlagen verschiedener Hersteller. Alle arbeiten mit einer gemeinsamen Bibliothek von Leitungen, so dass ein Leitungssatz aus dem einen Werk in den Zug aus dem anderen passt.

Kudex verbucht den Auftrag in den Jahren 2025 und 2026. An den Aussichten für das laufende Jahr ändert er nichts.`,
    ),
    adhoc: true,
  }),
]
