import { text } from '../../builders.ts'
import { release } from '../builders.ts'

export const releases2024 = [
  release({
    slug: 'conexara-joins',
    date: '2024-11-12',
    title: text('Conexara belongs to the group alone', 'Conexara gehört ganz zur Gruppe'),
    lead: text('Kudex takes over the shares of its partner.', 'Kudex übernimmt die Anteile seines Partners.'),
    body: text(
      `Kudex founded Conexara in 2019 together with a maker of plastic parts in Biel. As of 1 December 2024 it takes over the 45 per cent that it does not own yet. Both sides have agreed not to disclose the price; it is paid from liquid funds.

Conexara makes connectors and contacts for small series and had sales of CHF 12 million in 2023. Its 58 people, its name and its site in Biel remain. The former partner continues to mould the housings, under an agreement of eight years.

The purchase lets Kudex develop contact and crimp tool together from the first drawing on. It has no material effect on the result of 2024.`,
      `Kudex gründete Conexara 2019 zusammen mit einem Hersteller von Kunststoffteilen in Biel. Per 1. Dezember 2024 übernimmt das Unternehmen die 45 Prozent, die ihm noch nicht gehören. Über den Preis haben beide Seiten Stillschweigen vereinbart; bezahlt wird er aus flüssigen Mitteln.

Conexara stellt Stecker und Kontakte für kleine Serien her und erzielte 2023 einen Umsatz von 12 Millionen Franken. Die 58 Mitarbeitenden, der Name und der Standort Biel bleiben. Der bisherige Partner spritzt weiterhin die Gehäuse; der Vertrag läuft acht Jahre.

Mit dem Kauf kann Kudex Kontakt und Crimpwerkzeug von der ersten Zeichnung an gemeinsam entwickeln. Auf das Ergebnis 2024 hat er keinen wesentlichen Einfluss.`,
    ),
    adhoc: true,
  }),
  release({
    slug: 'store-singapore',
    date: '2024-10-15',
    title: text('Spare parts store in Singapore', 'Ersatzteillager in Singapur'),
    lead: text('Parts reach south-east Asia before noon.', 'Teile erreichen Südostasien vor Mittag.'),
    body: text(
      `Blades, belts and boards for customers in south-east Asia used to travel from Lucerne for three days. Since the beginning of October 4,200 kinds of spare parts have been lying beside the airport of Singapore. What is ordered by three in the afternoon is in Penang, Bangkok or Batam before noon of the next day.

The store is run by a logistics company; what is in it is decided by the same list as in Lucerne, Columbus and Shanghai. The list knows which machines stand where and how old their belts are.

A machine that stands still costs a harness maker about as much per hour as the belt costs. “We did the sum on one page”, says Reto Amrein, production and logistics.`,
      `Messer, Riemen und Platinen für Kunden in Südostasien reisten bisher drei Tage lang aus Luzern an. Seit Anfang Oktober liegen 4’200 verschiedene Ersatzteile neben dem Flughafen von Singapur. Was bis fünfzehn Uhr bestellt ist, trifft am nächsten Tag vor Mittag in Penang, Bangkok oder Batam ein.

Das Lager führt ein Logistikunternehmen; was darin liegt, bestimmt dieselbe Liste wie in Luzern, Columbus und Schanghai. Sie weiss, welche Maschine wo steht und wie alt ihre Riemen sind.

Eine stehende Maschine kostet einen Kabelsatzhersteller pro Stunde etwa so viel wie der Riemen. «Die Rechnung hatte auf einer Seite Platz», sagt Reto Amrein, Produktion und Logistik.`,
    ),
  }),
  release({
    slug: 'lineview-release',
    date: '2024-09-24',
    title: text('LineView shows a plant on one page', 'LineView zeigt ein Werk auf einer Seite'),
    lead: text(
      'Every machine, every stop and its cause, for those who plan and those who set.',
      'Jede Maschine, jeder Stillstand und sein Grund, für Planung und Schicht.',
    ),
    body: text(
      `LineView collects what CS machines, CrimpLines and presses know about themselves and puts it on one page: what runs, what stands, why, and since when. Colours are used for one thing only: whether somebody has to go there.

It was tried for a year in three plants with 140 machines. The shifts had a say: they crossed out eleven figures that nobody had ever looked at, and asked for one that was missing, the minutes until the next spool runs out.

LineView runs in the browser, on a server in the plant or in the cloud. It speaks OPC UA. Machines built since 2015 need no additional part.`,
      `LineView sammelt, was CS-Maschinen, CrimpLines und Pressen über sich wissen, und stellt es auf eine Seite: was läuft, was steht, warum und seit wann. Farben bedeuten nur eines: ob jemand hingehen muss.

Erprobt wurde die Software ein Jahr lang in drei Werken mit 140 Maschinen. Die Schichten redeten mit: Sie strichen elf Kennzahlen, die nie jemand angeschaut hatte, und verlangten eine, die fehlte: die Minuten, bis die nächste Spule leer ist.

LineView läuft im Browser, auf einem Server im Werk oder in der Cloud, und spricht OPC UA. Maschinen ab Baujahr 2015 brauchen kein zusätzliches Teil.`,
    ),
  }),
  release({
    slug: 'half-year-2024',
    date: '2024-08-20',
    title: text('First half of 2024: a reluctant market', 'Erstes Halbjahr 2024: ein zögernder Markt'),
    lead: text(
      'Orders fall by three per cent, services grow.',
      'Die Bestellungen gehen um drei Prozent zurück, der Service wächst.',
    ),
    body: text(
      `In the first half of 2024 customers ordered machines and services for CHF 147.7 million, three per cent less than a year before. Net sales remained level at CHF 150.1 million, because orders from 2023 were delivered. The operating result was CHF 17.2 million, or 11.5 per cent of sales.

Hesitation is greatest where cars are built. Makers of control cabinets, household appliances and aircraft ordered more. Services grew by seven per cent and contribute 27 per cent of sales.

From September some departments in Lucerne work four days a week; nobody is dismissed. For the second half Kudex expects orders to rise again, but does not give a figure for the year.

The figures have not been audited.`,
      `Im ersten Halbjahr 2024 bestellten die Kunden Maschinen und Services für 147,7 Millionen Franken, drei Prozent weniger als vor einem Jahr. Der Nettoumsatz blieb mit 150,1 Millionen Franken stabil, weil Aufträge aus dem Jahr 2023 ausgeliefert wurden. Das Betriebsergebnis betrug 17,2 Millionen Franken oder 11,5 Prozent des Umsatzes.

Am grössten ist die Zurückhaltung dort, wo Autos gebaut werden. Hersteller von Schaltschränken, Haushaltgeräten und Flugzeugen bestellten mehr. Der Service wuchs um sieben Prozent und trägt 27 Prozent zum Umsatz bei.

Ab September arbeiten einige Abteilungen in Luzern vier Tage pro Woche; entlassen wird niemand. Für das zweite Halbjahr erwartet Kudex wieder mehr Bestellungen, nennt aber keine Zahl für das Jahr.

Die Zahlen sind nicht geprüft.`,
    ),
    adhoc: true,
  }),
  release({
    slug: 'training-centre',
    date: '2024-06-18',
    title: text('Training centre with forty places', 'Schulungszentrum mit vierzig Plätzen'),
    lead: text('Setters from eleven countries have been there already.', 'Einrichter aus elf Ländern waren schon da.'),
    body: text(
      `The training centre in Rotkreuz has been working since March; now its last room is finished. Forty people can learn at the same time: at three lines, ten presses, a section laboratory and one machine that is there to be taken apart.

Courses take three days and are given in German, English, French and Czech. In the evening the rooms stay open, because experience says that the question comes after dinner. Setters from eleven countries have finished a course so far.

The machines are real and produce real wires. What the courses make is cut up in the end and goes back to the copper works.`,
      `Das Schulungszentrum in Rotkreuz arbeitet seit März; nun ist auch der letzte Raum fertig. Vierzig Leute können gleichzeitig lernen: an drei Linien, zehn Pressen, einem Schlifflabor und an einer Maschine, die dazu da ist, zerlegt zu werden.

Die Kurse dauern drei Tage und finden auf Deutsch, Englisch, Französisch und Tschechisch statt. Am Abend bleiben die Räume offen, denn erfahrungsgemäss kommt die Frage nach dem Essen. Einrichterinnen und Einrichter aus elf Ländern haben bisher einen Kurs abgeschlossen.

Die Maschinen sind echt und machen echte Leitungen. Was in den Kursen entsteht, wird am Ende zerschnitten und geht zurück ins Kupferwerk.`,
    ),
  }),
  release({
    slug: 'annual-general-meeting-2024',
    date: '2024-04-17',
    title: text('Annual General Meeting: dividend unchanged', 'Generalversammlung: Dividende unverändert'),
    lead: text('Shareholders agree to all motions.', 'Die Aktionäre stimmen allen Anträgen zu.'),
    body: text(
      `The Annual General Meeting approved the accounts for 2023, the best in the history of the company, and decided to leave the dividend unchanged. What is kept back pays for the plant in Brno and for development.

Ursina Flütsch was elected chair of the board of directors. She follows Rudolf Camenzind, who had held the office since 2013 and said goodbye with the shortest speech in its history: “The machines are running. Thank you.”

66 per cent of the votes were represented. The meeting ended after seventy minutes, with a lunch for which every guest had stripped one wire.`,
      `Die Generalversammlung hat die Rechnung 2023 genehmigt, die beste in der Geschichte des Unternehmens, und beschlossen, die Dividende unverändert zu lassen. Was zurückbehalten wird, bezahlt das Werk in Brünn und die Entwicklung.

Ursina Flütsch wurde zur Präsidentin des Verwaltungsrats gewählt. Sie folgt auf Rudolf Camenzind, der das Amt seit 2013 innehatte und sich mit der kürzesten Rede dieser Zeit verabschiedete: «Die Maschinen laufen. Danke.»

Vertreten waren 66 Prozent der Stimmen. Die Versammlung endete nach siebzig Minuten mit einem Mittagessen, für das alle Gäste eine Leitung abisoliert hatten.`,
    ),
  }),
  release({
    slug: 'annual-results-2023',
    date: '2024-03-19',
    title: text('2023: best result so far', '2023: bestes Ergebnis bisher'),
    lead: text('Sales and result reach a new high.', 'Umsatz und Ergebnis erreichen einen Höchststand.'),
    body: text(
      `Net sales passed CHF 300 million for the first time: they rose by six per cent to CHF 303.2 million. The operating result grew from CHF 31.5 million to CHF 36.4 million, a margin of 12.0 per cent.

After two years in which parts were short, deliveries could be made again as promised. The order backlog went down from eleven to seven months. Order intake was CHF 298.7 million, six per cent below the record of the year before.

CHF 25.5 million went into development. For 2024 Kudex expects customers to be careful and sales to remain about level.

The Annual General Meeting takes place on 17 April 2024.`,
      `Der Nettoumsatz überschritt zum ersten Mal 300 Millionen Franken: Er stieg um sechs Prozent auf 303,2 Millionen. Das Betriebsergebnis wuchs von 31,5 auf 36,4 Millionen Franken, das ist eine Marge von 12,0 Prozent.

Nach zwei Jahren, in denen Teile fehlten, konnte wieder geliefert werden wie versprochen. Der Auftragsbestand sank von elf auf sieben Monate. Der Bestellungseingang lag mit 298,7 Millionen Franken sechs Prozent unter dem Rekord des Vorjahrs.

25,5 Millionen Franken flossen in die Entwicklung. Für 2024 erwartet Kudex vorsichtige Kunden und einen Umsatz etwa auf gleicher Höhe.

Die Generalversammlung findet am 17. April 2024 statt.`,
    ),
    adhoc: true,
  }),
  release({
    slug: 'supplier-day',
    date: '2024-02-13',
    title: text('Supplier day with ninety guests', 'Lieferantentag mit neunzig Gästen'),
    lead: text('Quality begins with the first part.', 'Qualität beginnt beim ersten Teil.'),
    body: text(
      `Ninety people from fifty-two suppliers spent a day in Lucerne and saw what becomes of their parts. A foundry found out why one edge of a frame matters and another does not; the drawing has been changed since.

Three companies were honoured: a spring maker from Appenzell for six years without a complaint, a toolmaker from Žilina for the fastest help in the shortage of 2022, and a maker of castings from Vicenza for telling us that a part was too expensive.

What had been missing was said openly too. From March Kudex sends its suppliers a forecast for twelve months instead of three.`,
      `Neunzig Gäste von zweiundfünfzig Lieferanten verbrachten einen Tag in Luzern und sahen, was aus ihren Teilen wird. Eine Giesserei erfuhr, warum die eine Kante eines Rahmens wichtig ist und die andere nicht; die Zeichnung ist inzwischen geändert.

Drei Firmen wurden ausgezeichnet: ein Federnhersteller aus Appenzell für sechs Jahre ohne Beanstandung, ein Werkzeugbauer aus Žilina für die schnellste Hilfe in der Knappheit von 2022 und eine Giesserei aus Vicenza dafür, dass sie uns gesagt hat, ein Teil sei zu teuer.

Auch was fehlte, kam zur Sprache. Ab März erhalten die Lieferanten von Kudex eine Vorschau auf zwölf Monate statt auf drei.`,
    ),
  }),
  release({
    slug: 'wire-master-studio',
    date: '2024-01-23',
    title: text('Wire Master Studio is available', 'Wire Master Studio ist verfügbar'),
    lead: text('From the drawing to the order without typing.', 'Von der Zeichnung zum Auftrag, ohne zu tippen.'),
    body: text(
      `Wire lists are written in a drawing office and typed again beside the machine. Wire Master Studio ends that: it reads the list from the electrical plan, groups wires by cross-section and terminal, and sends jobs to the machine that is set up for them.

In a trial with a builder of control cabinets the time from release to the first wire fell from five hours to twenty minutes. Typing errors fell to none, since nobody types.

The software is licensed for each plant, with any number of users. It runs on Windows Server, on Linux or in the cloud, and speaks to SAP, OPC UA and plain CSV files.`,
      `Leitungslisten werden im Konstruktionsbüro geschrieben und neben der Maschine noch einmal getippt. Damit macht Wire Master Studio Schluss: Es liest die Liste aus dem Stromlaufplan, ordnet Leitungen nach Querschnitt und Kontakt und schickt die Aufträge zu der Maschine, die dafür eingerichtet ist.

Bei der Erprobung mit einem Schaltschrankbauer sank die Zeit von der Freigabe bis zur ersten Leitung von fünf Stunden auf zwanzig Minuten. Tippfehler gab es keine mehr, da niemand tippt.

Lizenziert wird pro Werk, für beliebig viele Benutzer. Die Software läuft auf Windows Server, auf Linux oder in der Cloud und spricht mit SAP, OPC UA und gewöhnlichen CSV-Dateien.`,
    ),
  }),
]
