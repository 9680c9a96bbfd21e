import { text } from '../../builders.ts'
import { release } from '../builders.ts'

export const releases2026 = [
  release({
    slug: 'cs-240-second-generation',
    date: '2026-10-14',
    title: text('Second generation of the CS 240', 'Zweite Generation der CS 240'),
    lead: text('Blades that feel the conductor go into series.', 'Messer, die den Leiter spüren, gehen in Serie.'),
    body: text(
      `The new CS 240 notices when a blade touches copper. A sensor in the cutter head measures the force of both blades; at the first contact they stop, open by two hundredths of a millimetre and go on. The wire is not lost, and the strand is not nicked.

“Until now we measured the end that had just been made”, says Mara Lindqvist, head of technology. “Now the machine measures while it makes it.”

Range, footprint and tools remain: 0.08 to 10 mm², 34 kilograms, and blade sets of the first generation fit. Machines built since 2019 can be given the new head in half a day.

Orders are taken from today, deliveries begin in January 2027. The machine can be seen in November at productronica in Munich, hall B4, stand 210.`,
      `Die neue CS 240 merkt, wenn ein Messer Kupfer berührt. Ein Sensor im Messerkopf misst die Kraft beider Messer; bei der ersten Berührung halten sie an, öffnen um zwei Hundertstelmillimeter und machen weiter. Die Leitung ist nicht verloren, die Litze nicht verletzt.

«Bisher haben wir das Ende gemessen, das eben entstanden war», sagt Mara Lindqvist, Leiterin Technik. «Jetzt misst die Maschine, während es entsteht.»

Bereich, Stellfläche und Werkzeuge bleiben: 0,08 bis 10 mm², 34 Kilogramm, und die Messersätze der ersten Generation passen. Maschinen ab Baujahr 2019 erhalten den neuen Kopf in einem halben Tag.

Bestellungen sind ab heute möglich, die Auslieferung beginnt im Januar 2027. Zu sehen ist die Maschine im November an der productronica in München, Halle B4, Stand 210.`,
    ),
  }),
  release({
    slug: 'productronica-preview',
    date: '2026-09-29',
    title: text('What Kudex shows at productronica', 'Was Kudex an der productronica zeigt'),
    lead: text(
      'A line that runs through the night, seen from all sides.',
      'Eine Linie, die durch die Nacht läuft, von allen Seiten gesehen.',
    ),
    body: text(
      `In hall B4, stand 210, a CrimpLine 4 produces from the opening to the last evening of the fair. It is fed from drums, monitored by LineView, and nobody stands beside it: visitors walk around it instead.

Three other parts of the stand belong to it. Veritesta takes crimps from the running line and cuts them open; a section takes four minutes. Strivona builds a door harness from the wires. On the fourth side orange cable is stripped layer by layer.

Whoever brings a cable takes it home with a prepared end and a report. Two metres are enough. Appointments with the application laboratory can be made until 6 November.`,
      `In Halle B4, Stand 210, produziert eine CrimpLine 4 von der Eröffnung bis zum letzten Messeabend. Sie wird aus Fässern gespeist und von LineView überwacht. Daneben steht niemand: Die Gäste gehen um sie herum.

Drei weitere Teile des Stands gehören dazu. Veritesta nimmt Crimps aus der laufenden Linie und schneidet sie auf; ein Schliff dauert vier Minuten. Strivona baut aus den Leitungen einen Türkabelsatz. Auf der vierten Seite fällt orange Leitung Schicht um Schicht.

Wer eine Leitung mitbringt, nimmt sie mit bearbeitetem Ende und Bericht wieder mit. Zwei Meter genügen. Termine mit dem Anwendungslabor lassen sich bis zum 6. November vereinbaren.`,
    ),
  }),
  release({
    slug: 'half-year-2026',
    date: '2026-08-18',
    title: text(
      'First half of 2026: orders grow by eight per cent',
      'Erstes Halbjahr 2026: Bestellungen wachsen um acht Prozent',
    ),
    lead: text(
      'Kudex received more orders in all regions; the margin stays where it was.',
      'Kudex hat in allen Regionen mehr Bestellungen erhalten; die Marge bleibt, wo sie war.',
    ),
    body: text(
      `Order intake from January to June came to CHF 162.2 million, eight per cent more than a year before. Net sales rose by 3.8 per cent to CHF 158.4 million. The operating result was CHF 17.9 million, a margin of 11.3 per cent as in the first half of 2025.

## Regions

Europe, where customers had waited for two years, ordered five per cent more. Asia grew by twelve per cent, the Americas by eight. Most new orders are for lines with seals and for machines that process high-voltage cable.

## Costs and outlook

The plant in Brno, opened in June, burdened the result with CHF 1.1 million of start-up costs. In the second half it contributes to sales. For the whole of 2026 Kudex expects net sales of CHF 330 to 340 million and a margin as in the year before.

The figures have not been audited.`,
      `Der Bestellungseingang von Januar bis Juni betrug 162,2 Millionen Franken, acht Prozent mehr als vor einem Jahr. Der Nettoumsatz stieg um 3,8 Prozent auf 158,4 Millionen Franken. Das Betriebsergebnis lag bei 17,9 Millionen Franken; das ist wie im ersten Halbjahr 2025 eine Marge von 11,3 Prozent.

## Regionen

Europa, wo die Kundschaft zwei Jahre lang gewartet hatte, bestellte fünf Prozent mehr. Asien wuchs um zwölf Prozent, Nord- und Südamerika um acht. Die meisten neuen Aufträge betreffen Linien mit Dichtungen und Maschinen für Hochvoltleitungen.

## Kosten und Ausblick

Das im Juni eröffnete Werk in Brünn belastete das Ergebnis mit 1,1 Millionen Franken Anlaufkosten. Im zweiten Halbjahr trägt es zum Umsatz bei. Für das ganze Jahr 2026 erwartet Kudex einen Nettoumsatz von 330 bis 340 Millionen Franken und eine Marge wie im Vorjahr.

Die Zahlen sind nicht geprüft.`,
    ),
    adhoc: true,
  }),
  release({
    slug: 'new-plant-brno',
    date: '2026-06-23',
    title: text('Kudex opens its plant in Brno', 'Kudex eröffnet das Werk in Brünn'),
    lead: text(
      'Eighty people build and refit machines for central Europe there.',
      'Achtzig Menschen bauen und überholen dort Maschinen für Mitteleuropa.',
    ),
    body: text(
      `The hall on Drátová street measures 6,200 square metres. One half is for refits: machines arrive with their history on a card and leave with a new control. In the other half prefeeders, coilers and stackers are built, which came from Lucerne until now.

Of the eighty people who work there, twenty-six already belonged to Kudex Czech. The others were hired in the region; eleven of them used to set our lines at customers' plants and knew the machines before they knew the employer.

Construction took fourteen months and cost CHF 18 million. Heat comes from the ground. On Saturday, 27 June, the hall is open to everybody from ten to four.`,
      `Die Halle an der Drátová misst 6’200 Quadratmeter. In der einen Hälfte wird umgebaut: Maschinen kommen mit ihrer Geschichte auf einer Karte und gehen mit neuer Steuerung. In der anderen entstehen Abwickler, Wickler und Ablagen, die bisher aus Luzern kamen.

Von den achtzig Menschen, die dort arbeiten, gehörten sechsundzwanzig schon zu Kudex Czech. Die anderen kommen aus der Region; elf von ihnen haben bei Kunden unsere Linien eingerichtet und kannten die Maschinen vor dem Arbeitgeber.

Der Bau dauerte vierzehn Monate und kostete 18 Millionen Franken. Die Wärme kommt aus dem Boden. Am Samstag, 27. Juni, steht die Halle von zehn bis sechzehn Uhr allen offen.`,
    ),
  }),
  release({
    slug: 'change-in-management',
    date: '2026-05-05',
    title: text('Mara Lindqvist joins the executive board', 'Mara Lindqvist wird Mitglied der Geschäftsleitung'),
    lead: text(
      'The head of development takes over technology on 1 July.',
      'Die Leiterin Entwicklung übernimmt am 1. Juli die Technik.',
    ),
    body: text(
      `The board of directors has appointed Mara Lindqvist to the executive board as of 1 July 2026. As head of technology she is responsible for development, purchasing and the application laboratory. She follows Kurt Imboden, who retires at the end of June after twenty-two years with Kudex.

Mara Lindqvist, 46, studied mechatronics in Linköping. She came to Kudex in 2011 as a developer of drives and has led development since 2019. The servo presses of the CP series were her first project.

“Kurt Imboden leaves us machines that will still be running when his grandchildren learn to read a force curve”, says Ursina Flütsch, chair of the board. The post of head of development is not filled again; its three teams report to Mara Lindqvist directly.`,
      `Der Verwaltungsrat hat Mara Lindqvist per 1. Juli 2026 in die Geschäftsleitung berufen. Als Leiterin Technik verantwortet sie Entwicklung, Einkauf und Anwendungslabor. Sie folgt auf Kurt Imboden, der Ende Juni nach zweiundzwanzig Jahren bei Kudex in Pension geht.

Mara Lindqvist, 46, hat in Linköping Mechatronik studiert. 2011 kam sie als Entwicklerin von Antrieben zu Kudex, seit 2019 leitet sie die Entwicklung. Die Servopressen der Reihe CP waren ihr erstes Projekt.

«Kurt Imboden hinterlässt uns Maschinen, die noch laufen, wenn seine Enkel lernen, eine Kraftkurve zu lesen», sagt Ursina Flütsch, Präsidentin des Verwaltungsrats. Die Stelle der Leitung Entwicklung wird nicht neu besetzt; die drei Teams berichten direkt an Mara Lindqvist.`,
    ),
    adhoc: true,
  }),
  release({
    slug: 'annual-general-meeting-2026',
    date: '2026-04-15',
    title: text('Annual General Meeting approves all motions', 'Generalversammlung genehmigt alle Anträge'),
    lead: text('Shareholders represented 71 per cent of the votes.', 'Vertreten waren 71 Prozent der Stimmen.'),
    body: text(
      `384 shareholders came to Lucerne. They approved the annual report and the accounts for 2025, discharged the board of directors and the executive board, and agreed to the distribution that the board had proposed.

All members of the board were re-elected for one year, Ursina Flütsch as its chair. The report on pay was accepted in a consultative vote with 88 per cent.

The liveliest discussion was about an item that needed no vote: the spare parts of machines from before 2008. The board promised to say by autumn for which of them parts can be made again.`,
      `384 Aktionärinnen und Aktionäre kamen nach Luzern. Sie genehmigten den Jahresbericht und die Rechnung 2025, erteilten Verwaltungsrat und Geschäftsleitung Entlastung und stimmten der vorgeschlagenen Ausschüttung zu.

Alle Mitglieder des Verwaltungsrats wurden für ein Jahr wiedergewählt, Ursina Flütsch als Präsidentin. Den Vergütungsbericht hiess die Versammlung konsultativ mit 88 Prozent gut.

Am lebhaftesten war die Diskussion über einen Punkt, der keine Abstimmung brauchte: die Ersatzteile von Maschinen aus der Zeit vor 2008. Der Verwaltungsrat versprach, bis zum Herbst zu sagen, für welche sich Teile wieder herstellen lassen.`,
    ),
  }),
  release({
    slug: 'annual-results-2025',
    date: '2026-03-17',
    title: text('2025: a good year in a difficult market', '2025: ein gutes Jahr in schwierigem Markt'),
    lead: text(
      'Net sales rise by four per cent, the result by six.',
      'Der Nettoumsatz steigt um vier Prozent, das Ergebnis um sechs.',
    ),
    body: text(
      `Kudex closed 2025 with net sales of CHF 321.3 million, four per cent more than in the year before. The operating result rose by six per cent to CHF 37.3 million; the margin is 11.6 per cent.

The growth came from Asia and from services. Services now contribute 29 per cent of sales: refits, calibrations and agreements that promise availability. Sales of new machines in Europe fell by two per cent.

CHF 28.9 million, nine per cent of sales, went into development. The largest projects were the sensor head of the CS 240 and the archive for crimp curves.

The board of directors proposes a distribution from capital contribution reserves to the Annual General Meeting on 15 April 2026. The annual report is available on the [pages for investors](/investors).`,
      `Kudex schloss 2025 mit einem Nettoumsatz von 321,3 Millionen Franken ab, vier Prozent mehr als im Vorjahr. Das Betriebsergebnis stieg um sechs Prozent auf 37,3 Millionen Franken; die Marge beträgt 11,6 Prozent.

Das Wachstum kam aus Asien und aus dem Service. Dieser trägt nun 29 Prozent zum Umsatz bei: Umbauten, Kalibrierungen und Verträge, die Verfügbarkeit zusagen. Der Verkauf neuer Maschinen in Europa ging um zwei Prozent zurück.

28,9 Millionen Franken, neun Prozent des Umsatzes, flossen in die Entwicklung. Die grössten Projekte waren der Sensorkopf der CS 240 und das Archiv für Crimpkurven.

Der Verwaltungsrat beantragt der Generalversammlung vom 15. April 2026 eine Ausschüttung aus Kapitaleinlagereserven. Der Geschäftsbericht steht auf den [Seiten für Investoren](/investors).`,
    ),
    adhoc: true,
  }),
  release({
    slug: 'invitation-annual-conference-2026',
    date: '2026-02-19',
    title: text(
      'Invitation to the annual media and analyst conference',
      'Einladung zur Jahresmedien- und Analystenkonferenz',
    ),
    lead: text(
      'The figures for 2025 are presented on 17 March.',
      'Am 17. März werden die Zahlen für 2025 vorgestellt.',
    ),
    body: text(
      `Media and analysts are invited to the Kudex Application Centre in Rotkreuz on Tuesday, 17 March 2026, at ten o'clock. Martin Aebersold, chief executive, and Simone Rüegg, chief financial officer, explain the figures and answer questions. The conference is in German with interpretation into English and is transmitted on the web.

Afterwards there is lunch, and a tour of the application laboratory for those who want to see what the figures are made of.

Please register with Nora Steiger, investors and media, by 10 March. The release with the figures appears on the same day at seven in the morning.`,
      `Medien und Analysten sind am Dienstag, 17. März 2026, um zehn Uhr ins Kudex Application Centre in Rotkreuz eingeladen. Martin Aebersold, Vorsitzender der Geschäftsleitung, und Simone Rüegg, Finanzchefin, erläutern die Zahlen und beantworten Fragen. Die Konferenz ist deutsch, wird ins Englische übersetzt und im Internet übertragen.

Danach gibt es ein Mittagessen, und für alle, die sehen wollen, woraus die Zahlen entstehen, einen Rundgang durch das Anwendungslabor.

Bitte melden Sie sich bis zum 10. März bei Nora Steiger, Investoren und Medien, an. Die Mitteilung mit den Zahlen erscheint am selben Tag um sieben Uhr.`,
    ),
  }),
  release({
    slug: 'crimp-curves-for-fifteen-years',
    date: '2026-01-27',
    title: text('Crimp curves are kept for fifteen years', 'Crimpkurven bleiben fünfzehn Jahre erhalten'),
    lead: text('A new service for makers of cars.', 'Ein neuer Dienst für Autohersteller.'),
    body: text(
      `Car makers demand that their suppliers can prove every crimp for fifteen years. Until now most plants printed the limits and threw the curves away. From today CP 20 and CP 40 presses and all CrimpLines can send each force curve to an archive, together with the numbers of wire, terminal and applicator.

A curve takes up less than two kilobytes. A line that makes 4,700 wires an hour in two shifts fills up to 70 gigabytes a year. The archive can stand at the customer's plant or in a Swiss data centre; it is the customer's in both cases.

A question such as “all crimps of this applicator in week nine” is answered in under ten seconds. The service is part of LineView and costs the same for each press, however many curves it sends.`,
      `Autohersteller verlangen von ihren Zulieferern, dass sie jeden Crimp fünfzehn Jahre lang nachweisen können. Die meisten Werke druckten bisher die Grenzwerte aus und warfen die Kurven weg. Ab heute können Pressen der Typen CP 20 und CP 40 und alle CrimpLines jede Kraftkurve an ein Archiv senden, zusammen mit den Nummern von Leitung, Kontakt und Werkzeug.

Eine Kurve braucht weniger als zwei Kilobyte. Eine Linie, die in zwei Schichten 4’700 Leitungen pro Stunde macht, füllt bis zu 70 Gigabyte im Jahr. Das Archiv steht beim Kunden oder in einem Schweizer Rechenzentrum; es gehört in beiden Fällen dem Kunden.

Eine Frage wie «alle Crimps dieses Werkzeugs in der neunten Woche» ist in weniger als zehn Sekunden beantwortet. Der Dienst ist Teil von LineView und kostet pro Presse gleich viel, wie viele Kurven sie auch sendet.`,
    ),
  }),
  release({
    slug: 'sales-2025-first-figures',
    date: '2026-01-20',
    title: text('First figures on sales in 2025', 'Erste Zahlen zum Umsatz 2025'),
    lead: text('Net sales are above expectations.', 'Der Nettoumsatz liegt über den Erwartungen.'),
    body: text(
      `According to preliminary figures Kudex reached net sales of about CHF 321 million in 2025. In August the company had expected about CHF 315 million. The difference comes from the last quarter: customers in Asia took over lines in December that had been planned for spring.

The operating margin is between 11.5 and 11.7 per cent and therefore in the range that had been announced.

The audited accounts and the annual report appear on 17 March 2026.`,
      `Nach vorläufigen Zahlen erreichte Kudex 2025 einen Nettoumsatz von rund 321 Millionen Franken. Im August hatte das Unternehmen rund 315 Millionen erwartet. Der Unterschied stammt aus dem letzten Quartal: Kunden in Asien haben im Dezember Linien abgenommen, die für den Frühling geplant waren.

Die operative Marge liegt zwischen 11,5 und 11,7 Prozent und damit im angekündigten Rahmen.

Die geprüfte Rechnung und der Geschäftsbericht erscheinen am 17. März 2026.`,
    ),
    adhoc: true,
  }),
]
