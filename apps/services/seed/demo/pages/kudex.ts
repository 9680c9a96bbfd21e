import type { Localized, SeedPage } from '../../seed.types.ts'
import { figure, text } from '../builders.ts'
import { captionLanguages, describeFilm } from '../films.ts'

const site = 'kudex'
const updatedAt = '2026-10-12T08:00:00.000Z'
const content = (
  id: string,
  slug: string,
  title: Localized,
  description: Localized,
  blocks: SeedPage['blocks'],
  more: Partial<SeedPage> = {},
): SeedPage => ({ id, site, slug, title, description, blocks, updatedAt, ...more })

export const kudexPages: readonly SeedPage[] = [
  content(
    'kudex-solutions',
    'solutions',
    text('Solutions by industry', 'Lösungen nach Branche'),
    text(
      'What changes from industry to industry, and what we do about it.',
      'Was sich von Branche zu Branche ändert – und was wir daraus machen.',
    ),
    [
      {
        kind: 'hero',
        overline: text('Solutions', 'Lösungen'),
        title: text('Same copper, different rules', 'Gleiches Kupfer, andere Regeln'),
        lead: text(
          'A cabinet builder counts changeovers, a car maker counts seconds, an aircraft maker counts signatures.',
          'Der Schaltschrankbauer zählt Umrüstungen, der Autobauer Sekunden, der Flugzeugbauer Unterschriften.',
        ),
        image: 'scene-handling',
      },
      {
        kind: 'teasers',
        teasers: [
          {
            title: text('High-voltage cable', 'Hochvoltleitungen'),
            text: text('Orange, shielded, unforgiving.', 'Orange, geschirmt, unerbittlich.'),
            image: 'detail-layers',
            link: { text: '{name}', page: 'kudex-high-voltage' },
          },
          {
            title: text('Control cabinets', 'Schaltschrankbau'),
            text: text('Batch size one, two hundred times.', 'Losgrösse eins, zweihundertmal.'),
            image: 'cabinet-wires',
            link: { text: '{name}', page: 'kudex-control-cabinets' },
          },
          {
            title: text('Aerospace and rail', 'Luftfahrt und Bahn'),
            text: text('Marked, measured, signed.', 'Markiert, gemessen, unterschrieben.'),
            image: 'detail-marked',
            link: { text: '{name}', page: 'kudex-aerospace' },
          },
        ],
      },
    ],
  ),
  content(
    'kudex-high-voltage',
    'high-voltage',
    text('High-voltage cable', 'Hochvoltleitungen'),
    text(
      'Jacket, foil, braid, insulation: how to prepare shielded cable for electric vehicles.',
      'Mantel, Folie, Geflecht, Isolation: geschirmte Leitungen für Elektrofahrzeuge vorbereiten.',
    ),
    [
      {
        kind: 'hero',
        overline: text('Solutions', 'Lösungen'),
        title: text('Six layers to a safe connector', 'Sechs Schichten bis zum sicheren Stecker'),
        lead: text(
          'A high-voltage cable forgives nothing: one strand of braid on the wrong side is a short circuit.',
          'Eine Hochvoltleitung verzeiht nichts: Ein Draht des Geflechts auf der falschen Seite ist ein Kurzschluss.',
        ),
        image: 'detail-layers',
      },
      {
        kind: 'text',
        title: text('What makes it hard', 'Was es schwierig macht'),
        anchor: 'what-makes-it-hard',
        text: text(
          'The jacket is soft and sticks to a **foil** that tears. Below lies a **braid** of up to 200 fine wires, and below that a silicone insulation that gives way under every blade.\n\n- The jacket is scored, not cut, so the foil stays whole.\n- The braid is cut against a mandrel and folded back.\n- Inner insulation is cut with a blade that turns with the cable.\n\n## One zero for all layers\n\nEvery step is measured from the same edge. The [CS 960](/products/cutting-stripping/cut-strip-machines/large-cable-cut-strip) clamps the cable once and works through all six layers in eleven seconds.',
          'Der Mantel ist weich und klebt auf einer **Folie**, die reisst. Darunter liegt ein **Geflecht** aus bis zu 200 feinen Drähten und darunter eine Silikonisolation, die jedem Messer ausweicht.\n\n- Der Mantel wird geritzt statt geschnitten, die Folie bleibt ganz.\n- Das Geflecht wird gegen einen Dorn geschnitten und umgelegt.\n- Die Innenisolation trennt ein Messer, das mit der Leitung dreht.\n\n## Ein Nullpunkt für alle Schichten\n\nJeder Schritt wird von derselben Kante gemessen. Die [CS 960](/products/cutting-stripping/cut-strip-machines/large-cable-cut-strip) spannt die Leitung einmal und arbeitet alle sechs Schichten in elf Sekunden ab.',
        ),
      },
      {
        kind: 'media',
        image: 'cs-980-hv',
        caption: text(
          'CS 980 HV with conveyor: both ends in one pass.',
          'CS 980 HV mit Förderband: beide Enden in einem Durchgang.',
        ),
        preset: 'stretched',
      },
      {
        kind: 'table',
        title: text('Six layers, six tools', 'Sechs Schichten, sechs Werkzeuge'),
        caption: text(
          'The layers of a shielded high-voltage cable of 50 mm² and what removes them',
          'Die Schichten einer geschirmten Hochvoltleitung von 50 mm² und was sie entfernt',
        ),
        columns: [
          text('Layer', 'Schicht'),
          text('Material', 'Werkstoff'),
          text('Tool', 'Werkzeug'),
          text('Time', 'Zeit'),
        ],
        rows: [
          [text('Jacket', 'Mantel'), text('XLPE', 'XLPE'), text('Scoring blade', 'Ritzmesser'), text('1.4 s', '1,4 s')],
          [text('Foil', 'Folie'), text('Aluminium', 'Aluminium'), text('Brush', 'Bürste'), text('1.1 s', '1,1 s')],
          [
            text('Braid', 'Geflecht'),
            text('Tinned copper', 'Verzinntes Kupfer'),
            text('Mandrel and ring blade', 'Dorn und Ringmesser'),
            text('3.2 s', '3,2 s'),
          ],
          [text('Tape', 'Band'), text('Polyester', 'Polyester'), text('Gripper', 'Greifer'), text('0.9 s', '0,9 s')],
          [
            text('Insulation', 'Isolation'),
            text('Silicone', 'Silikon'),
            text('Rotary blade', 'Drehmesser'),
            text('2.6 s', '2,6 s'),
          ],
          [
            text('Conductor', 'Leiter'),
            text('Copper, fine strands', 'Kupfer, feindrähtig'),
            text('Left as it is', 'Bleibt, wie er ist'),
            text('0 s', '0 s'),
          ],
        ],
      },
      {
        kind: 'video',
        title: text('The CS 960 and the layers that it takes off', 'Die CS 960 und die Schichten, die sie abnimmt'),
        poster: 'scene-cable',
        source: { film: 'cs-960', languages: captionLanguages },
        seconds: 8,
        caption: text(
          'The CS 960 prepares a shielded cable. Without sound.',
          'Die CS 960 bereitet eine geschirmte Leitung vor. Ohne Ton.',
        ),
        preset: 'stretched-video',
      },
      describeFilm('cs-960'),
      {
        kind: 'accordion',
        title: text('Asked often', 'Oft gefragt'),
        items: [
          {
            title: text('Which cables can be tried?', 'Welche Leitungen lassen sich erproben?'),
            text: text(
              'Send us **two metres** of any shielded cable from 4 to 240 mm². You get the prepared ends back with pictures of each layer.',
              'Schicken Sie uns **zwei Meter** einer geschirmten Leitung von 4 bis 240 mm². Sie bekommen die bearbeiteten Enden mit Bildern jeder Schicht zurück.',
            ),
          },
          {
            title: text('What happens to the braid?', 'Was geschieht mit dem Geflecht?'),
            text: text(
              'It is cut against a mandrel, folded back and held by a sleeve. No strand is left inside.\n\n- The cut is checked by a camera.\n- Loose strands are drawn off.',
              'Es wird gegen einen Dorn geschnitten, umgelegt und von einer Hülse gehalten. Kein Draht bleibt innen.\n\n- Eine Kamera prüft den Schnitt.\n- Lose Drähte werden abgesaugt.',
            ),
          },
          {
            title: text('How long does a change of cable take?', 'Wie lange dauert ein Leitungswechsel?'),
            text: text(
              'Four minutes with a stored recipe. The [services](/services) include a day in which we write the first ten with you.',
              'Vier Minuten mit gespeichertem Rezept. Zu den [Services](/services) gehört ein Tag, an dem wir die ersten zehn mit Ihnen schreiben.',
            ),
          },
        ],
      },
      {
        kind: 'video',
        title: text('High-voltage cable, layer by layer', 'Hochvoltleitung, Schicht für Schicht'),
        poster: 'scene-battery',
        source: { url: 'https://video.kudex.example/high-voltage' },
        seconds: 142,
        caption: text(
          'How the layers come off: a film by our application laboratory.',
          'Wie die Schichten fallen: ein Film aus unserem Anwendungslabor.',
        ),
        preset: 'stretched-video',
      },
      {
        kind: 'productTeasers',
        title: text('Machines for high voltage', 'Maschinen für Hochvolt'),
        products: ['cs-960', 'cs-980-hv', 'rs-60-hv', 'cp-100-hv'],
      },
    ],
    { parent: 'kudex-solutions', image: 'scene-battery' },
  ),
  content(
    'kudex-control-cabinets',
    'control-cabinets',
    text('Control cabinets', 'Schaltschrankbau'),
    text(
      'Wire sets in the right order, for every cabinet.',
      'Leitungssätze in der richtigen Reihenfolge, für jeden Schrank.',
    ),
    [
      {
        kind: 'hero',
        overline: text('Solutions', 'Lösungen'),
        title: text('Batch size one, two hundred times', 'Losgrösse eins, zweihundertmal'),
        lead: text(
          'A cabinet has 400 wires and no two are alike. Print, cut, strip and lay them in the order of assembly.',
          'Ein Schrank hat 400 Leitungen, keine zwei sind gleich. Bedrucken, schneiden, abisolieren – und in Montagereihenfolge ablegen.',
        ),
        image: 'detail-circuit',
      },
      {
        kind: 'text',
        title: text('From the plan to the bundle', 'Vom Plan zum Bündel'),
        anchor: 'from-plan-to-bundle',
        text: text(
          'Wire Master Studio reads the wire list from the electrical plan and sorts it by cross-section and colour. The machine asks for a spool only when it has to.\n\n1. Import the list.\n2. Check lengths and ferrules.\n3. Press start once for the cabinet.\n\n> A cabinet is ready to be wired in ninety minutes instead of a day.',
          'Wire Master Studio liest die Leitungsliste aus dem Stromlaufplan und sortiert sie nach Querschnitt und Farbe. Die Maschine verlangt nur dann eine neue Spule, wenn es sein muss.\n\n1. Liste einlesen.\n2. Längen und Aderendhülsen prüfen.\n3. Für den Schrank einmal starten.\n\n> Ein Schrank ist in neunzig Minuten bereit zum Verdrahten statt in einem Tag.',
        ),
      },
      {
        kind: 'productTeasers',
        title: text('A bench that does it', 'Ein Tisch, der es kann'),
        products: ['cs-240', 'ij-32', 'ds-20', 'wire-master-studio'],
      },
    ],
    { parent: 'kudex-solutions' },
  ),
  content(
    'kudex-aerospace',
    'aerospace-rail',
    text('Aerospace and rail', 'Luftfahrt und Bahn'),
    text(
      'Permanent marks, measured strips, results that can be traced.',
      'Dauerhafte Kennzeichnung, gemessene Abisolierung, rückverfolgbare Ergebnisse.',
    ),
    [
      {
        kind: 'hero',
        overline: text('Solutions', 'Lösungen'),
        title: text('Marked, measured, signed', 'Markiert, gemessen, unterschrieben'),
        lead: text(
          'PTFE and ETFE insulation, no nick allowed, thirty years of service.',
          'PTFE- und ETFE-Isolation, keine Kerbe erlaubt, dreissig Jahre im Einsatz.',
        ),
        image: 'scene-lab',
      },
      {
        kind: 'text',
        text: text(
          'An aircraft has up to 500 kilometres of wire. Each one carries its number every 75 millimetres, and each crimp can be traced to a tool, a person and a day.\n\nOur UV lasers write below the surface of the insulation. Blades with a sensor report contact with a strand. Pull testers store what they measured with the calibration they measured it with.',
          'In einem Flugzeug liegen bis zu 500 Kilometer Leitung. Jede trägt alle 75 Millimeter ihre Nummer, und jeder Crimp lässt sich auf Werkzeug, Person und Tag zurückführen.\n\nUnsere UV-Laser schreiben unter die Oberfläche der Isolation. Messer mit Sensor melden jede Berührung einer Litze. Prüfgeräte speichern das Ergebnis zusammen mit der Kalibrierung.',
        ),
      },
      {
        kind: 'productTeasers',
        title: text('Machines with a memory', 'Maschinen mit Gedächtnis'),
        products: ['lm-20', 'cs-120', 'pt-500', 'xs-3'],
      },
    ],
    { parent: 'kudex-solutions' },
  ),
  content(
    'kudex-north-america',
    'north-america',
    text('Production in North America', 'Fertigung in Nordamerika'),
    text('Parts in Ohio, technicians in eleven states.', 'Ersatzteile in Ohio, Techniker in elf Staaten.'),
    [
      {
        kind: 'hero',
        overline: text('Solutions', 'Lösungen'),
        title: text('Close to your line', 'Nah an Ihrer Linie'),
        lead: text(
          'Machines built to UL and NFPA 79, with 480 V supply and inches on every screen.',
          'Maschinen nach UL und NFPA 79, mit 480-V-Anschluss und Zoll auf jedem Bildschirm.',
        ),
        image: 'detail-gauge',
      },
      {
        kind: 'facts',
        facts: [
          figure('24', text('for stocked spare parts', 'für lagernde Ersatzteile'), 'h'),
          figure('11', text('states with resident technicians', 'Bundesstaaten mit eigenen Technikern')),
        ],
      },
    ],
    { parent: 'kudex-solutions', countries: ['US', 'MX'] },
  ),
  content(
    'kudex-about',
    'about',
    text('Who we are', 'Wer wir sind'),
    text(
      'A Swiss maker of machines for wire, founded in 1968 and listed on the stock exchange.',
      'Ein Schweizer Maschinenbauer für Leitungen, gegründet 1968 und an der Börse kotiert.',
    ),
    [
      {
        kind: 'hero',
        overline: text('Company', 'Unternehmen'),
        title: text('Wire is our only subject', 'Leitungen sind unser einziges Thema'),
        lead: text(
          '1,150 people on four continents think about the last ten millimetres of a wire.',
          '1’150 Menschen auf vier Kontinenten denken über die letzten zehn Millimeter einer Leitung nach.',
        ),
        image: 'scene-first',
      },
      {
        kind: 'text',
        text: text(
          'Kudex began in 1968 with a stripper for telephone wire. The first machine still works; it stands in the entrance hall and visitors may use it.\n\n## What we hold to\n\n- **Measure, then promise.** Figures in our data sheets come from the laboratory, with your kind of wire.\n- **Keep parts.** Fifteen years after the last machine of a series, every part can still be ordered.\n- **Show the mechanism.** Hoods are clear because people look after what they understand.',
          'Kudex begann 1968 mit einem Abisolierer für Telefonleitungen. Die erste Maschine läuft noch; sie steht in der Eingangshalle, und Besucher dürfen sie benutzen.\n\n## Woran wir uns halten\n\n- **Erst messen, dann versprechen.** Die Zahlen in unseren Datenblättern stammen aus dem Labor, mit Leitungen wie Ihren.\n- **Teile behalten.** Noch fünfzehn Jahre nach der letzten Maschine einer Serie lässt sich jedes Teil bestellen.\n- **Mechanik zeigen.** Hauben sind klar, weil Menschen pflegen, was sie verstehen.',
        ),
      },
      {
        kind: 'facts',
        title: text('The group', 'Die Gruppe'),
        facts: [
          figure('1968', text('founded', 'gegründet')),
          figure(text('1,150', '1’150'), text('people', 'Mitarbeitende')),
          figure('32', text('locations, partners included', 'Standorte, mit Partnern')),
          figure('9', text('of sales for development', 'vom Umsatz für Entwicklung'), '%'),
        ],
      },
    ],
  ),
  content(
    'kudex-sustainability',
    'sustainability',
    text('Sustainability', 'Nachhaltigkeit'),
    text(
      'Machines that last, and what they use while they do.',
      'Maschinen, die lange leben – und was sie dabei brauchen.',
    ),
    [
      {
        kind: 'hero',
        overline: text('Company', 'Unternehmen'),
        title: text('The best machine is the one that stays', 'Die beste Maschine ist die, die bleibt'),
        lead: text(
          'Half of all machines we ever sold are still at work.',
          'Die Hälfte aller Maschinen, die wir je verkauft haben, ist noch im Einsatz.',
        ),
        image: 'scene-crimp',
      },
      {
        kind: 'text',
        text: text(
          'Servo presses use a third of the energy of presses with a flywheel. Drives feed braking energy back. Copper scrap is collected by alloy, at the machine, and 98 per cent of it is melted again.\n\nMachines come back to us after their first life. We renew wear parts and electronics and sell them with the same warranty as new ones.',
          'Servopressen brauchen ein Drittel der Energie von Schwungradpressen. Antriebe speisen Bremsenergie zurück. Kupferabfälle werden sortenrein an der Maschine gesammelt; 98 Prozent werden wieder eingeschmolzen.\n\nNach dem ersten Leben kommen Maschinen zu uns zurück. Wir erneuern Verschleissteile und Elektronik und verkaufen sie mit derselben Garantie wie neue.',
        ),
      },
    ],
    { parent: 'kudex-about' },
  ),
  content(
    'kudex-quality',
    'quality',
    text('Quality promise', 'Qualitätsversprechen'),
    text('What we measure before a machine leaves.', 'Was wir messen, bevor eine Maschine geht.'),
    [
      {
        kind: 'text',
        title: text('Eight hours on the bench', 'Acht Stunden auf dem Prüfstand'),
        text: text(
          'Every machine runs for eight hours before it is packed. You receive the protocol.',
          'Jede Maschine läuft acht Stunden, bevor sie verpackt wird. Sie erhalten das Protokoll.',
        ),
      },
    ],
    { parent: 'kudex-about' },
  ),
  content(
    'kudex-careers',
    'careers',
    text('Careers', 'Karriere'),
    text('Work on machines that you can see working.', 'Arbeiten an Maschinen, denen man beim Arbeiten zusehen kann.'),
    [
      {
        kind: 'hero',
        overline: text('Careers', 'Karriere'),
        title: text('Build what others rely on', 'Bauen, worauf sich andere verlassen'),
        lead: text(
          'Mechanics, drives, software, service: small teams, whole machines.',
          'Mechanik, Antriebe, Software, Service: kleine Teams, ganze Maschinen.',
        ),
        image: 'scene-people',
      },
      {
        kind: 'text',
        text: text(
          'Every engineer spends two weeks a year with customers. Every apprentice builds one machine from the first screw to the first good part.',
          'Alle Entwicklerinnen und Entwickler sind zwei Wochen im Jahr bei Kunden. Alle Lernenden bauen eine Maschine von der ersten Schraube bis zum ersten Gutteil.',
        ),
      },
      {
        kind: 'accordion',
        title: text('Open positions', 'Offene Stellen'),
        items: [
          {
            title: text('Design engineer, crimping presses', 'Konstruktion Crimppressen'),
            text: text(
              'You design the frame and the ram of a press that holds a hundredth of a millimetre for a million strokes. You draw it, and you stand beside it when it makes its first crimp.\n\n- A degree in mechanical engineering and three years with machines in series\n- 80 to 100 %, at our headquarters in Switzerland',
              'Sie konstruieren Gestell und Stössel einer Presse, die eine Million Hübe lang ein Hundertstel hält. Sie zeichnen sie, und Sie stehen daneben, wenn sie zum ersten Mal crimpt.\n\n- Studium im Maschinenbau und drei Jahre Erfahrung mit Serienmaschinen\n- 80 bis 100 %, am Hauptsitz in der Schweiz',
            ),
          },
          {
            title: text('Service technician, French-speaking Switzerland', 'Servicetechnik Westschweiz'),
            text: text(
              'You keep lines running that others need tomorrow morning: start-up, maintenance, repair. You learn every machine for four months before you travel alone.\n\n- Training as an automation engineer or an electrician\n- French and English; German is welcome',
              'Sie halten Linien am Laufen, die morgen früh gebraucht werden: Inbetriebnahme, Wartung, Reparatur. Vier Monate lang lernen Sie jede Maschine kennen, bevor Sie allein reisen.\n\n- Ausbildung in Automatik oder Elektrotechnik\n- Französisch und Englisch; Deutsch ist willkommen',
            ),
          },
          {
            title: text('Software developer, machine control', 'Softwareentwicklung Maschinensteuerung'),
            text: text(
              'You write what moves blades and feeds, and what an operator sees of it. Your tests run on a machine, not only on a desk.\n\n- C++ or Rust, and an interest in drives and sensors\n- 60 to 100 %, two days a week from home',
              'Sie schreiben, was Messer und Vorschübe bewegt, und was man an der Maschine davon sieht. Ihre Tests laufen auf einer Maschine, nicht nur am Schreibtisch.\n\n- C++ oder Rust und Freude an Antrieben und Sensoren\n- 60 bis 100 %, zwei Tage pro Woche von zu Hause',
            ),
          },
          {
            title: text('Apprenticeship in mechanics', 'Lehre in der Polymechanik'),
            text: text(
              'Four years, two of them in the workshop. In the third year you build your own machine, and a customer gets it.\n\n- From August 2027; come for three days first and try it',
              'Vier Jahre, zwei davon in der Werkstatt. Im dritten Jahr bauen Sie Ihre eigene Maschine, und ein Kunde bekommt sie.\n\n- Ab August 2027; zuerst drei Tage schnuppern',
            ),
          },
        ],
      },
      {
        kind: 'text',
        title: text('How to apply', 'So bewerben Sie sich'),
        text: text(
          'Write to [careers@kudex.example](mailto:careers@kudex.example): one page about you and one thing that you have built. Within ten days an engineer answers, not a form.',
          'Schreiben Sie an [careers@kudex.example](mailto:careers@kudex.example): eine Seite über Sie und etwas, das Sie gebaut haben. Innerhalb von zehn Tagen antwortet jemand aus der Technik, kein Formular.',
        ),
      },
    ],
    { pageType: 'Careers' },
  ),
  content(
    'kudex-support',
    'support',
    text('Support', 'Support'),
    text('Whom to call when a machine stands still.', 'Wen Sie anrufen, wenn eine Maschine steht.'),
    [
      {
        kind: 'hero',
        overline: text('Services', 'Services'),
        title: text('A machine stands still?', 'Eine Maschine steht?'),
        lead: text(
          'Write to us with the name of the machine, its serial number and what you see. We answer within 24 hours.',
          'Schreiben Sie uns den Namen der Maschine, die Seriennummer und was Sie sehen. Wir antworten innerhalb von 24 Stunden.',
        ),
        links: [
          { text: text('Hotline +41 41 555 01 44', 'Hotline +41 41 555 01 44'), path: 'tel:+41415550144' },
          {
            text: text('No machine of ours yet? Talk to an expert', 'Noch keine Maschine von uns? Zur Fachperson'),
            page: 'kudex-inquiry',
          },
        ],
      },
      {
        kind: 'text',
        title: text('Direct service', 'Direct service'),
        anchor: 'direct-service',
        text: text(
          'With direct service our technicians see what your machine sees and help before anyone has to travel.\n\n1. Write to [support@kudex.example](mailto:support@kudex.example) from the address of your customer account.\n2. Name the machines that should take part.\n3. We enable the service and tell you.',
          'Mit Direct service sehen unsere Techniker, was Ihre Maschine sieht, und helfen, bevor jemand reisen muss.\n\n1. Schreiben Sie von der Adresse Ihres Kundenkontos an [support@kudex.example](mailto:support@kudex.example).\n2. Nennen Sie die Maschinen, die teilnehmen sollen.\n3. Wir schalten den Dienst frei und melden uns.',
        ),
      },
      {
        kind: 'productTeasers',
        title: text('How we help', 'Wie wir helfen'),
        products: ['repair', 'preventive-maintenance', 'software-care'],
      },
    ],
  ),
  content(
    'kudex-imprint',
    'imprint',
    text('Imprint', 'Impressum'),
    text('Who is responsible for this site.', 'Wer für diese Website verantwortlich ist.'),
    [
      {
        kind: 'text',
        text: text(
          'Kudex AG, Drahtweg 4, 6003 Luzern, Switzerland.\n\nThis is a demonstration. The group, its brands and its machines are invented.\n\nE-mail: [info@kudex.example](mailto:info@kudex.example)',
          'Kudex AG, Drahtweg 4, 6003 Luzern, Schweiz.\n\nDies ist eine Demonstration. Die Gruppe, ihre Marken und ihre Maschinen sind erfunden.\n\nE-Mail: [info@kudex.example](mailto:info@kudex.example)',
        ),
      },
    ],
  ),
  content(
    'kudex-privacy',
    'privacy',
    text('Privacy', 'Datenschutz'),
    text('What this site stores, and for how long.', 'Was diese Website speichert und wie lange.'),
    [
      {
        kind: 'text',
        text: text(
          '## Cookies\n\nThe site keeps your language and your measurement system in cookies. When you sign in, a session cookie is set; it is removed when you log out.\n\n## Third parties\n\nNothing is loaded from third parties before you agree.',
          '## Cookies\n\nDie Website merkt sich Sprache und Masssystem in Cookies. Wenn Sie sich anmelden, wird ein Sitzungscookie gesetzt; beim Abmelden wird es gelöscht.\n\n## Dritte\n\nVor Ihrer Zustimmung wird nichts von Dritten geladen.',
        ),
      },
    ],
  ),
  content(
    'kudex-roadmap',
    'roadmap',
    text('What comes next', 'Was als Nächstes kommt'),
    text('Machines in preparation.', 'Maschinen in Vorbereitung.'),
    [{ kind: 'text', text: text('A draft for the spring fair.', 'Ein Entwurf für die Frühjahrsmesse.') }],
    { published: false, parent: 'kudex-about' },
  ),
]
