import { figure, pagesOf, text } from '../builders.ts'
import { allHousings, contacts } from './conexaraParts.ts'

const page = pagesOf('conexara')

/** Pages on contacts, housings, dispensing and the company. */
export const conexaraPages = [
  page(
    'contacts',
    text('Contacts', 'Kontakte', { es: 'Contactos' }),
    text('Stamped from one sheet, crimped in one stroke.', 'Aus einem Blech gestanzt, in einem Hub gecrimpt.', {
      es: 'Troquelados en una sola chapa, engastados en una sola carrera.',
    }),
    [
      {
        kind: 'hero',
        overline: 'Conexara',
        title: text('Three surfaces decide', 'Drei Flächen entscheiden', { es: 'Tres superficies deciden' }),
        lead: text(
          'Where the strands lie, where the insulation rests, where the pin touches.',
          'Wo die Litzen liegen, wo die Isolation ruht, wo der Stift berührt.',
          { es: 'Donde se apoyan los hilos, donde descansa el aislante y donde toca el pin.' },
        ),
        image: 'conexara-contact',
      },
      {
        kind: 'text',
        text: text(
          '**Tin** for the cabin, **silver** for power, **gold** for signals below ten milliamperes. Every reel carries its batch, its plating thickness and the crimp height that belongs to it.',
          '**Zinn** für den Innenraum, **Silber** für Leistung, **Gold** für Signale unter zehn Milliampere. Jede Rolle trägt Charge, Schichtdicke und die Crimphöhe, die dazugehört.',
          {
            es: '**Estaño** para el habitáculo, **plata** para potencia y **oro** para señales por debajo de diez miliamperios. Cada bobina indica su lote, el espesor del recubrimiento y la altura de engaste que le corresponde.',
          },
        ),
      },
      contacts,
    ],
  ),
  page(
    'housings',
    text('Housings', 'Gehäuse'),
    text('Two to seventy-two positions, one way round only.', 'Zwei bis zweiundsiebzig Pole, nur richtig herum.'),
    [
      {
        kind: 'hero',
        overline: 'Conexara',
        title: text('It fits one way only', 'Es passt nur richtig herum'),
        lead: text(
          'Coded by colour and by rib, closed by a lever that cannot be half closed.',
          'Codiert durch Farbe und Rippe, geschlossen mit einem Hebel, der nicht halb zu sein kann.',
        ),
        image: 'conexara-housing',
      },
      allHousings,
      {
        kind: 'text',
        title: text('Nothing is half closed', 'Nichts ist halb zu'),
        anchor: 'lever',
        text: text(
          'The lever is the inspector: it closes only when every contact sits behind its lance. A contact that was pushed in halfway keeps it open by three millimetres, and three millimetres can be seen from across the bench.\n\n- **Material:** glass-filled polyamide, halogen-free\n- **Temperature:** −40 to 125 °C\n- **Sealing:** one mat for all positions, blind plugs included',
          'Der Hebel ist die Prüferin: Er schliesst nur, wenn jeder Kontakt hinter seiner Lanze sitzt. Ein halb gesteckter Kontakt hält ihn drei Millimeter offen, und drei Millimeter sieht man über den ganzen Tisch.\n\n- **Werkstoff:** glasfaserverstärktes Polyamid, halogenfrei\n- **Temperatur:** −40 bis 125 °C\n- **Dichtung:** eine Matte für alle Pole, mit Blindstopfen',
        ),
      },
    ],
  ),
  page(
    'dispensing',
    text('Dispensing', 'Dosieren', { es: 'Dosificación' }),
    text('Seal, glue and pot with one head.', 'Abdichten, kleben und vergiessen mit einem Kopf.', {
      es: 'Sellar, pegar y encapsular con un solo cabezal.',
    }),
    [
      {
        kind: 'hero',
        overline: 'Conexara',
        title: text('A line that keeps water out', 'Eine Linie, die Wasser abhält', {
          es: 'Una línea que detiene el agua',
        }),
        lead: text(
          'The head follows the groove at 400 millimetres a second and weighs what it leaves behind.',
          'Der Kopf folgt der Nut mit 400 Millimetern pro Sekunde und wiegt, was er hinterlässt.',
          { es: 'El cabezal sigue la ranura a 400 milímetros por segundo y pesa lo que deja.' },
        ),
        image: 'conexara-dispensing',
      },
      {
        kind: 'facts',
        facts: [
          figure(
            '400',
            text('along the groove', 'entlang der Nut', {
              es: 'a lo largo de la ranura',
            }),
            'mm/s',
          ),
          figure(
            '2',
            text('accuracy of the scale', 'Genauigkeit der Waage', {
              es: 'de precisión en la balanza',
            }),
            'mg',
          ),
          figure(
            '3',
            text('materials: seal, glue, potting', 'Stoffe: Dichtung, Kleber, Verguss', {
              es: 'materiales: sellado, adhesivo y resina',
            }),
          ),
        ],
      },
      {
        kind: 'quote',
        text: text(
          'We stopped testing every housing under water. The scale knows before the water does.',
          'Wir tauchen nicht mehr jedes Gehäuse. Die Waage weiss es vor dem Wasser.',
          { es: 'Ya no sumergimos cada carcasa. La báscula lo sabe antes que el agua.' },
        ),
        person: 'Lucía Ferrer',
        role: text('Production, ACME Harness Ltd', 'Produktion, ACME Harness Ltd', {
          es: 'Producción, ACME Harness Ltd',
        }),
      },
    ],
  ),
  page(
    'about',
    text('About Conexara', 'Über Conexara'),
    text('Connectors from the Kudex Group since 2019.', 'Steckverbinder der Kudex-Gruppe seit 2019.'),
    [
      {
        kind: 'hero',
        overline: text('Since 2019', 'Seit 2019'),
        title: text('Two centimetres, two countries', 'Zwei Zentimeter, zwei Länder'),
        lead: text(
          'The contact is stamped in Switzerland, its housing is moulded in Mexico, and both come from one drawing.',
          'Der Kontakt wird in der Schweiz gestanzt, das Gehäuse in Mexiko gespritzt, und beide stammen aus einer Zeichnung.',
        ),
        image: 'conexara-connector',
      },
      {
        kind: 'text',
        text: text(
          'Conexara makes contacts in Switzerland and housings in Mexico. Samples leave within two days: [samples@conexara.example](mailto:samples@conexara.example).',
          'Conexara stellt Kontakte in der Schweiz und Gehäuse in Mexiko her. Muster gehen innerhalb von zwei Tagen hinaus: [samples@conexara.example](mailto:samples@conexara.example).',
        ),
      },
      {
        kind: 'facts',
        facts: [
          figure('2', text('days until samples leave', 'Tage, bis Muster hinausgehen')),
          figure('110', text('people at two sites', 'Menschen an zwei Standorten')),
          figure('2019', text('first contact stamped', 'erster Kontakt gestanzt')),
        ],
      },
    ],
  ),
  page(
    'mexico',
    text('Conexara in Mexico', 'Conexara in Mexiko', { es: 'Conexara en México' }),
    text('Housings from Querétaro.', 'Gehäuse aus Querétaro.', { es: 'Carcasas desde Querétaro.' }),
    [
      {
        kind: 'hero',
        overline: 'Querétaro',
        title: text('Close to the harness', 'Nahe beim Kabelsatz', { es: 'Cerca del mazo' }),
        lead: text(
          'Eighteen moulding machines, one clean room, every housing counted twice.',
          'Achtzehn Spritzgiessmaschinen, ein Reinraum, jedes Gehäuse zweimal gezählt.',
          { es: 'Dieciocho inyectoras, una sala limpia y cada carcasa contada dos veces.' },
        ),
        image: 'conexara-housing',
      },
      {
        kind: 'text',
        text: text(
          'Sixty people mould and test housings in Querétaro, two hours from the border crossings of our customers.',
          'Sechzig Menschen spritzen und prüfen in Querétaro Gehäuse, zwei Stunden von den Grenzübergängen unserer Kunden.',
          {
            es: 'Sesenta personas inyectan y verifican carcasas en Querétaro, cerca de las plantas de nuestros clientes.',
          },
        ),
      },
    ],
    { parent: 'conexara-about', countries: ['MX', 'ES', 'US'] },
  ),
  page(
    'imprint',
    text('Imprint', 'Impressum', { es: 'Aviso legal' }),
    text('Who is responsible for this site.', 'Wer für diese Website verantwortlich ist.', {
      es: 'Quién es responsable de este sitio.',
    }),
    [
      {
        kind: 'text',
        text: text(
          'Conexara, Musterweg 9, 6000 Beispielstadt, Switzerland.',
          'Conexara, Musterweg 9, 6000 Beispielstadt, Schweiz.',
          { es: 'Conexara, Musterweg 9, 6000 Beispielstadt, Suiza.' },
        ),
      },
    ],
  ),
]
