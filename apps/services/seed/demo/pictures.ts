import type { Localized, SeedPicture } from '../seed.types.ts'
import { text } from './builders.ts'
import { machines } from './products/index.ts'

const scenes: readonly SeedPicture[] = [
  {
    name: 'scene-line',
    alt: text(
      'A production line as tall as a person: prefeeder, crimping line and stacker',
      'Eine mannshohe Fertigungslinie: Vorschubgerät, Crimplinie und Ablage',
    ),
  },
  {
    name: 'scene-night',
    alt: text(
      'A hall at night: rows of crimping lines, lit inside, each with a white lamp on its tower; carts with finished bundles of wire in front',
      'Eine Halle bei Nacht: Reihen von Crimplinien, innen beleuchtet, jede mit einer weissen Lampe auf ihrer Säule; davor Wagen mit fertigen Leitungsbündeln',
      {
        fr: 'Une halle de nuit : des rangées de lignes de sertissage éclairées de l’intérieur, chacune avec une lampe blanche sur sa colonne ; devant, des chariots de faisceaux finis',
      },
    ),
  },
  {
    name: 'scene-cable',
    alt: text(
      'A CS 960 from its operator’s side: an orange cable in the belts, in the rotary head and on the conveyor',
      'Eine CS 960 von der Bedienseite: eine orange Leitung in den Bändern, im Drehkopf und auf dem Förderband',
    ),
  },
  {
    name: 'scene-curve',
    alt: text(
      'A force monitor that shows the curve of a good crimp, with its sensor',
      'Ein Kraftüberwachungsgerät, das die Kurve eines guten Crimps zeigt, mit seinem Sensor',
    ),
  },
  {
    name: 'scene-crimp',
    alt: text(
      'Three presses of growing force, two of them with terminal reels',
      'Drei Pressen wachsender Kraft, zwei davon mit Kontaktspulen',
    ),
  },
  {
    name: 'scene-strip',
    alt: text(
      'Yellow wire running through a cut and strip machine',
      'Gelbe Leitung läuft durch eine Schneid- und Abisoliermaschine',
    ),
  },
  {
    name: 'scene-harness',
    alt: text('A wiring harness laid out on a test bench', 'Ein Kabelsatz auf einem Prüftisch'),
  },
  {
    name: 'scene-cell',
    alt: text(
      'Inside a loading cell: a gripper above coloured connectors',
      'Blick in eine Bestückungszelle: ein Greifer über farbigen Steckern',
    ),
  },
  {
    name: 'scene-lab',
    alt: text(
      'A laboratory place with saw, microscope and the section of a crimp on the screen',
      'Laborplatz mit Säge, Mikroskop und dem Schliffbild eines Crimps auf dem Schirm',
    ),
  },
  {
    name: 'scene-service',
    alt: text(
      'An open cutter head during a blade change: a key in the screw of a blade, new blades in a rack on the deck',
      'Ein offener Messerkopf beim Messerwechsel: ein Schlüssel in der Schraube eines Messers, neue Messer in einem Halter auf der Auflage',
    ),
  },
  {
    name: 'scene-handling',
    alt: text('A prefeeder and a coiler side by side', 'Vorschubgerät und Wickler nebeneinander'),
  },
  {
    name: 'scene-battery',
    alt: text('Orange high-voltage cable in a floor-standing machine', 'Orange Hochvoltleitung in einer Standmaschine'),
  },
  {
    name: 'scene-people',
    alt: text(
      'The feed of a machine being mounted: a T-handled key in a screw, two wheels and a tray of bolts on the deck',
      'Der Einzug einer Maschine bei der Montage: ein Schlüssel mit Quergriff in einer Schraube, zwei Rollen und eine Schale mit Schrauben auf der Auflage',
    ),
  },
  {
    name: 'scene-roof',
    alt: text('A flat roof with rows of solar panels', 'Ein Flachdach mit Reihen von Solarmodulen'),
  },
  {
    name: 'detail-wire-ends',
    alt: text(
      'Stripped ends of three wires: copper strands beside coloured insulation',
      'Abisolierte Enden von drei Leitungen: Kupferlitzen neben farbiger Isolation',
      { fr: 'Les extrémités dénudées de trois fils : des brins de cuivre à côté des isolants colorés' },
    ),
  },
  {
    name: 'detail-layers',
    alt: text(
      'A high-voltage cable cut back in steps: jacket, foil, braid, inner layers and strands',
      'Eine stufenweise abgesetzte Hochvoltleitung: Mantel, Folie, Geflecht, innere Schichten und Litzen',
    ),
  },
  {
    name: 'cs-240-blades',
    alt: text(
      'Two V-shaped blades of a cutter head close on a yellow wire; a gripper holds its bare end behind them',
      'Zwei V-Messer eines Messerkopfs schliessen sich um eine gelbe Leitung; dahinter hält ein Greifer ihr blankes Ende',
    ),
  },
  {
    name: 'cs-240-feed',
    alt: text(
      'Two toothed belts hold a yellow wire between straightener wheels and a brass guide',
      'Zwei Zahnriemen halten eine gelbe Leitung zwischen Richtrollen und einer Führung aus Messing',
    ),
  },
  {
    name: 'detail-gauge',
    alt: text(
      'A wire gauge with AWG numbers, an inch rule, a stripped wire and a plug for North America',
      'Eine Drahtlehre mit AWG-Nummern, ein Zoll-Massstab, eine abisolierte Leitung und ein Stecker für Nordamerika',
    ),
  },
  {
    name: 'detail-contact',
    alt: text(
      'Two V-shaped blades close around a wire in section; one touches a strand, and the line of the sensor below jumps',
      'Zwei V-Messer schliessen sich um eine Leitung im Schnitt; eines berührt eine Litze, und die Linie des Sensors darunter schlägt aus',
    ),
  },
  {
    name: 'detail-marked',
    alt: text(
      'Five wires with their numbers printed on them every 75 mm',
      'Fünf Leitungen, alle 75 mm mit ihrer Nummer bedruckt',
    ),
  },
  {
    name: 'detail-micrometer',
    alt: text('A micrometer that measures a crimped contact', 'Eine Messschraube misst einen gecrimpten Kontakt'),
  },
  {
    name: 'detail-hexagon',
    alt: text(
      'A polished section of a hexagonal crimp under the microscope, 11.8 mm across the flats',
      'Der polierte Schliff eines Sechskantcrimps unter dem Mikroskop, mit der Schlüsselweite 11,8 mm',
    ),
  },
  {
    name: 'detail-circuit',
    alt: text(
      'A circuit diagram; one of its wires is marked in orange, and so is its line in the wire list',
      'Ein Stromlaufplan; eine seiner Leitungen ist orange markiert, ebenso ihre Zeile in der Leitungsliste',
    ),
  },
  {
    name: 'detail-plan',
    alt: text(
      'The plan of a hall with two crimping lines, boards and the way of the material',
      'Der Plan einer Halle mit zwei Crimplinien, Legebrettern und dem Weg des Materials',
    ),
  },
  {
    name: 'scene-report',
    alt: text(
      'An annual report, open at a bar chart, beside a closed copy',
      'Ein Geschäftsbericht, bei einem Balkendiagramm aufgeschlagen, daneben ein geschlossenes Exemplar',
    ),
  },
  {
    name: 'detail-twisted',
    alt: text(
      'Three pairs of wires, twisted loosely, closer and tightly',
      'Drei Leitungspaare: locker, enger und eng verdrillt',
    ),
  },
  {
    name: 'detail-copper',
    alt: text(
      'A tray full of short copper strands with a few ends of coloured insulation',
      'Eine Schale voll kurzer Kupferlitzen mit einigen Enden farbiger Isolation',
    ),
  },
  {
    name: 'detail-belt',
    alt: text(
      'Two toothed belts that hold a yellow wire between them, seen from close by',
      'Zwei Zahnriemen, die eine gelbe Leitung zwischen sich halten, aus der Nähe',
    ),
  },
  {
    name: 'detail-camera',
    alt: text(
      'A camera with a ring of light above the stripped end of a wire',
      'Eine Kamera mit Ringlicht über dem abisolierten Ende einer Leitung',
    ),
  },
  {
    name: 'report-cover',
    alt: text(
      'The cover of the annual report 2025: a wire whose end is stripped',
      'Der Umschlag des Geschäftsberichts 2025: eine Leitung mit abisoliertem Ende',
    ),
  },
  {
    name: 'detail-crimp',
    alt: text(
      'A yellow wire with a stripped end below the punch of an applicator, brass terminals beside it on their strip',
      'Gelbe Leitung mit abisoliertem Ende unter dem Stempel eines Applikators, daneben Messingkontakte am Band',
    ),
  },
  {
    name: 'detail-load',
    alt: text(
      'A week of a machine in two curves: current by the hour, and compressed air that also flows at night',
      'Eine Woche einer Maschine in zwei Kurven: Strom nach Stunden, und Druckluft, die auch nachts fliesst',
    ),
  },
  {
    name: 'detail-route',
    alt: text(
      'A map of the way from the airport along the freeway to the second exit and the building',
      'Eine Karte des Wegs vom Flughafen über die Autobahn bis zur zweiten Ausfahrt und zum Gebäude',
    ),
  },
  {
    name: 'detail-network',
    alt: text(
      'Three machines on one line of data that leads to the production system and the ERP',
      'Drei Maschinen an einer Datenleitung, die zu Fertigungsleitsystem und ERP führt',
    ),
  },
  {
    name: 'detail-terminals',
    alt: text(
      'Terminals on a rail with numbered wires in ferrules',
      'Reihenklemmen mit nummerierten Leitungen in Aderendhülsen',
    ),
  },
  {
    name: 'detail-strip',
    alt: text(
      'A yellow wire with a stripped end along a steel rule, a loupe behind it',
      'Eine gelbe Leitung mit abisoliertem Ende an einem Stahlmassstab, dahinter eine Lupe',
    ),
  },
  {
    name: 'cutaway-press',
    alt: text(
      'A crimping press without its side wall; motor, gearbox, eccentric, ram, force sensor, applicator and control are numbered',
      'Eine Crimppresse ohne Seitenwand; Motor, Getriebe, Exzenter, Stössel, Kraftsensor, Applikator und Steuerung sind nummeriert',
    ),
  },
  {
    name: 'cutaway-head',
    alt: text(
      'A stripping head opened by a quarter; pulley, spindle, slip rings, jaws, blades and carrier are numbered',
      'Ein um ein Viertel geöffneter Abisolierkopf; Scheibe, Spindel, Schleifringe, Backen, Messer und Träger sind nummeriert',
    ),
  },
  {
    name: 'detail-section',
    alt: text(
      'A polished section of a crimp under the microscope, with its height of 1.06 mm',
      'Der polierte Schliff eines Crimps unter dem Mikroskop, mit seiner Höhe von 1,06 mm',
    ),
  },
  {
    name: 'detail-harness',
    alt: text(
      'A car door with its harness: branches to lock, window motor, loudspeaker and mirror',
      'Eine Autotür mit ihrem Kabelsatz: Abzweige zu Schloss, Fensterheber, Lautsprecher und Spiegel',
    ),
  },
  {
    name: 'strivona-line',
    alt: text(
      'A loading cell and a test bench in indigo light',
      'Bestückungszelle und Prüftisch in indigoblauem Licht',
    ),
  },
  { name: 'strivona-test', alt: text('A test bench with a laid harness', 'Prüftisch mit verlegtem Kabelsatz') },
  {
    name: 'strivona-taping',
    alt: text('A taping machine with a bundle of wires', 'Bandiermaschine mit einem Leitungsbündel'),
  },
  { name: 'strivona-cell', alt: text('A block-loading cell', 'Eine Bestückungszelle') },
  {
    name: 'strivona-twisting',
    alt: text(
      'A twisting machine with two heads on a long rail',
      'Verdrillmaschine mit zwei Köpfen auf einer langen Schiene',
    ),
  },
  {
    name: 'veritesta-lab',
    alt: text(
      'A pull tester, a saw with microscope and a screen with a force curve',
      'Zugprüfgerät, Säge mit Mikroskop und ein Schirm mit Kraftkurve',
      { fr: 'Un banc de traction, une scie avec microscope et un écran affichant une courbe de force' },
    ),
  },
  {
    name: 'veritesta-pull',
    alt: text('A pull tester with a clamped wire', 'Zugprüfgerät mit eingespannter Leitung', {
      fr: 'Un banc de traction avec un fil serré',
    }),
  },
  {
    name: 'veritesta-section',
    alt: text(
      'A bench for micrographs: saw, microscope, screen',
      'Arbeitsplatz für Schliffbilder: Säge, Mikroskop, Schirm',
      { fr: 'Un poste de micrographie : scie, microscope, écran' },
    ),
  },
  {
    name: 'veritesta-force',
    alt: text('A force monitor showing a curve', 'Kraftüberwachung mit einer Kurve auf dem Schirm', {
      fr: 'Une surveillance de la force affichant une courbe',
    }),
  },
  {
    name: 'conexara-connector',
    alt: text(
      'A magenta connector with three rows of brass pins and a bundle of wires',
      'Magentafarbener Stecker mit drei Reihen Messingstiften und Leitungsbündel',
      { es: 'Un conector magenta con tres filas de pines de latón y un mazo de cables' },
    ),
  },
  {
    name: 'conexara-contact',
    alt: text('Three crimped contacts side by side', 'Drei gecrimpte Kontakte nebeneinander', {
      es: 'Tres contactos engastados, uno junto al otro',
    }),
  },
  {
    name: 'conexara-dispensing',
    alt: text('A dispensing head above three housings', 'Dosierkopf über drei Gehäusen', {
      es: 'Un cabezal dosificador sobre tres carcasas',
    }),
  },
  {
    name: 'conexara-housing',
    alt: text('Three connector housings of different sizes', 'Drei Steckergehäuse verschiedener Grösse', {
      es: 'Tres carcasas de conector de distinto tamaño',
    }),
  },
  {
    name: 'fair-productronica',
    alt: text(
      'A fair stand with yellow marks around its areas: a crimping line in the middle, benches on the left, a bar on the right',
      'Ein Messestand mit gelb markierten Bereichen: in der Mitte eine Crimplinie, links Tische, rechts eine Theke',
    ),
  },
  {
    name: 'fair-grounds',
    alt: text(
      'A map of the fairgrounds: the way from the underground on the left to stand 210 in hall B4',
      'Ein Plan des Messegeländes: der Weg von der U-Bahn links zum Stand 210 in Halle B4',
    ),
  },
  {
    name: 'fair-expo',
    alt: text(
      'A stand before the doors open: a crimping line on bare concrete in a frame of yellow tape, behind it a black wall',
      'Ein Stand vor der Öffnung: eine Crimplinie auf blankem Beton in einem Rahmen aus gelbem Band, dahinter eine schwarze Wand',
    ),
  },
  {
    name: 'fair-events',
    alt: text(
      'A stand with a machine for heavy cable and a bar',
      'Ein Stand mit einer Maschine für dicke Leitungen und einer Theke',
    ),
  },
  {
    name: 'events-hall',
    alt: text(
      'A hall in daylight with machines in three bays along an aisle; the glass doors below the sign Wire Works are closed, the clock shows four minutes to eight',
      'Eine Halle bei Tageslicht mit Maschinen in drei Bereichen entlang eines Gangs; die Glastüren unter dem Schild Wire Works sind geschlossen, die Uhr zeigt vier Minuten vor acht',
    ),
  },
  {
    name: 'events-cables',
    alt: text(
      'Coils of cable and a stripped cable on a wooden table; paper tags say their size and where they come from',
      'Kabelringe und eine abgesetzte Leitung auf einem Holztisch; Papieranhänger nennen Querschnitt und Herkunft',
    ),
  },
  {
    name: 'expo-floor',
    alt: text(
      'A stand from above: machines on bare concrete, each in a numbered frame of yellow tape; stools in two rows face a crimping line and a stage with a press, the black wall shows 3:52, 4:07 and 4:31',
      'Ein Stand von oben: Maschinen auf blankem Beton, jede in einem nummerierten Rahmen aus gelbem Band; Hocker in zwei Reihen vor einer Crimplinie und einer Bühne mit Presse, die schwarze Wand zeigt 3:52, 4:07 und 4:31',
    ),
  },
  {
    name: 'expo-race',
    alt: text(
      'A press with the next applicator and a red button beside it; the wall behind shows the times 3:52, 4:07 and 4:31',
      'Eine Presse, daneben der nächste Applikator und ein roter Knopf; die Wand dahinter zeigt die Zeiten 3:52, 4:07 und 4:31',
    ),
  },
  {
    name: 'scene-first',
    alt: text(
      'The green stripper for telephone wire of 1968 on a pedestal',
      'Der grüne Abisolierer für Telefonleitungen von 1968 auf einem Sockel',
    ),
  },
  {
    name: 'cabinet-wiring',
    alt: text(
      'A screwdriver opens a numbered terminal; the next wire with its ferrule waits below',
      'Ein Schraubendreher öffnet eine nummerierte Klemme, darunter wartet die nächste Leitung mit Aderendhülse',
    ),
  },
  {
    name: 'cabinet-open',
    alt: text(
      'Two open control cabinets beside a cut and strip machine',
      'Zwei offene Schaltschränke neben einer Schneid- und Abisoliermaschine',
    ),
  },
  {
    name: 'cabinet-wires',
    alt: text('Wires laid in order between terminals and duct', 'Geordnete Leitungen zwischen Klemmen und Kanal'),
  },
  {
    name: 'portal-table',
    alt: text(
      'A table with a sheet of signs and a fan of colours',
      'Tisch mit einem Blatt Bildzeichen und einem Farbfächer',
    ),
  },
  {
    name: 'portal-sign',
    alt: text(
      'The sign of Kudex on its grid, with its clear space: the width of the upright stroke',
      'Das Zeichen von Kudex auf seinem Raster, mit seinem Schutzraum: der Breite des senkrechten Strichs',
    ),
  },
  {
    name: 'portal-type',
    alt: text(
      'Letters of the three families Archivo, Hanken Grotesk and Saira',
      'Buchstaben der drei Schriften Archivo, Hanken Grotesk und Saira',
    ),
  },
  {
    name: 'portal-voice',
    alt: text(
      'A sentence of sixteen words in which all but six are struck out: The press stops in 0.2 s.',
      'Ein englischer Satz mit sechzehn Wörtern, alle bis auf sechs gestrichen: The press stops in 0.2 s.',
    ),
  },
  { name: 'portrait-mara-lindqvist', alt: 'Mara Lindqvist' },
  { name: 'portrait-beat-zumsteg', alt: 'Beat Zumsteg' },
  { name: 'portrait-ines-caduff', alt: 'Ines Caduff' },
  { name: 'portrait-tomas-havel', alt: 'Tomáš Havel' },
  { name: 'portrait-li-wenna', alt: 'Wenna Li' },
  { name: 'portrait-dana-whitfield', alt: 'Dana Whitfield' },
  { name: 'portrait-reto-amrein', alt: 'Reto Amrein' },
  { name: 'portrait-nora-steiger', alt: 'Nora Steiger' },
  { name: 'portal-colours', alt: text('A fan of colour samples', 'Ein Farbfächer') },
]

/** Tools of a kind share a picture, since they differ only in size. */
const tools: readonly (readonly [name: string, alt: Localized])[] = [
  [
    'tool-blades-v',
    text('Two blades with V-shaped edges in their tray', 'Zwei Messer mit V-förmiger Schneide in ihrer Schale'),
  ],
  [
    'tool-blades-radius',
    text('Two blades with round edges in their tray', 'Zwei Messer mit runder Schneide in ihrer Schale'),
  ],
  [
    'tool-blades-carbide',
    text('Two dark carbide blades in their tray', 'Zwei dunkle Hartmetallmesser in ihrer Schale'),
  ],
  ['tool-guide-fine', text('Three narrow guide tubes in their holders', 'Drei enge Führungsrohre in ihren Haltern')],
  ['tool-guide-wide', text('Two wide guide tubes in their holders', 'Zwei weite Führungsrohre in ihren Haltern')],
  [
    'tool-applicator-side',
    text('An applicator with a terminal strip from the side', 'Ein Applikator mit Kontaktband von der Seite'),
  ],
  ['tool-applicator-end', text('An applicator with its terminal strip', 'Ein Applikator mit seinem Kontaktband')],
  [
    'tool-die',
    text(
      'Two halves of a hexagonal die beside a cable lug',
      'Zwei Hälften eines Sechskantgesenks neben einem Kabelschuh',
    ),
  ],
  ['tool-seal-kit', text('Seals in three colours with tube and pin', 'Tüllen in drei Farben mit Rohr und Dorn')],
  ['tool-grip-jaws', text('Two ribbed jaws holding a wire', 'Zwei geriffelte Backen halten eine Leitung')],
  ['tool-test-module', text('A test module with rows of spring pins', 'Ein Prüfmodul mit Reihen von Federstiften')],
]

/** All pictures of the demo. Machines and kinds of tools have two: from the front and from the other side. */
/** Drawn by `draw/brands.mjs`. */
const logos: readonly SeedPicture[] = [
  { name: 'brand-kudex', alt: text('Kudex', 'Kudex') },
  { name: 'brand-strivona', alt: text('Strivona', 'Strivona') },
]

export const pictures: readonly SeedPicture[] = [
  ...logos,
  ...scenes,
  ...machines.flatMap(({ slug, name }) => fromBothSides(slug, typeof name === 'string' ? text(name, name) : name)),
  ...tools.flatMap(([name, alt]) => fromBothSides(name, alt)),
]

function fromBothSides(name: string, alt: Localized): SeedPicture[] {
  return [
    { name, alt: alt.en === alt.de ? alt.en : alt },
    {
      name: `${name}-side`,
      alt: text(`${alt.en}, seen from the other side`, `${alt.de}, von der anderen Seite gesehen`),
    },
  ]
}
