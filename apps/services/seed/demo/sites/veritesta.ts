import { domainsOf, figure, pagesOf, text, type SiteContent } from '../builders.ts'

const page = pagesOf('veritesta')

/** Test and measuring technology, with French. */
export const veritesta: SiteContent = {
  site: {
    id: 'veritesta',
    name: 'Veritesta',
    slug: 'veritesta',
    brand: 'veritesta',
    domains: domainsOf('veritesta'),
    features: [],
    headerNavigation: 'veritesta-header',
    footer: 'veritesta-footer',
    addedLanguages: ['fr'],
  },
  navigation: {
    id: 'veritesta-header',
    items: [
      {
        id: 'nav-v-methods',
        title: text('Methods', 'Verfahren', { fr: 'Méthodes' }),
        page: 'veritesta-methods',
        marketingTitle: text('Three questions to a crimp', 'Drei Fragen an einen Crimp', {
          fr: 'Trois questions à un sertissage',
        }),
        marketingDescription: text(
          'Does it hold, is it dense, was it always like this?',
          'Hält er, ist er dicht, war er immer so?',
          { fr: 'Tient-il, est-il dense, l’a-t-il toujours été ?' },
        ),
        logo: 'veritesta-section',
        items: [
          {
            id: 'nav-v-pull',
            title: text('Pull test', 'Zugprüfung', { fr: 'Essai de traction' }),
            page: 'veritesta-pull-test',
          },
          {
            id: 'nav-v-section',
            title: text('Micrograph', 'Schliffbild', { fr: 'Micrographie' }),
            page: 'veritesta-micrograph',
          },
          {
            id: 'nav-v-force',
            title: text('Crimp force', 'Crimpkraft', { fr: 'Force de sertissage' }),
            page: 'veritesta-crimp-force',
          },
        ],
      },
      {
        id: 'nav-v-calibration',
        title: text('Calibration', 'Kalibrierung', { fr: 'Étalonnage' }),
        page: 'veritesta-calibration',
      },
      { id: 'nav-v-about', title: text('About us', 'Über uns', { fr: 'À propos' }), page: 'veritesta-about' },
    ],
  },
  footer: {
    id: 'veritesta-footer',
    theme: 'Dark',
    contactLink: {
      text: text('Book a calibration', 'Kalibrierung anmelden', { fr: 'Réserver un étalonnage' }),
      page: 'veritesta-calibration',
    },
    sections: [
      {
        title: text('Methods', 'Verfahren', { fr: 'Méthodes' }),
        links: [
          { text: text('Pull test', 'Zugprüfung', { fr: 'Essai de traction' }), page: 'veritesta-pull-test' },
          { text: text('Micrograph', 'Schliffbild'), page: 'veritesta-micrograph' },
          { text: text('Crimp force', 'Crimpkraft'), page: 'veritesta-crimp-force' },
        ],
      },
      {
        title: text('Group', 'Gruppe', { fr: 'Groupe' }),
        links: [
          { text: text('About us', 'Über uns'), page: 'veritesta-about' },
          { text: 'Kudex', path: 'hard:/' },
        ],
      },
    ],
    legalLinks: [{ text: text('Imprint', 'Impressum', { fr: 'Mentions légales' }), page: 'veritesta-imprint' }],
    legalText: text(
      '© 2026 Veritesta, a company of the Kudex Group. Invented, like everything here.',
      '© 2026 Veritesta, ein Unternehmen der Kudex-Gruppe. Erfunden wie alles hier.',
      { fr: '© 2026 Veritesta, une société du groupe Kudex. Inventée, comme tout ce que vous voyez ici.' },
    ),
  },
  pages: [
    page(
      'home',
      text('Test and measuring technology', 'Prüf- und Messtechnik', { fr: 'Technique de mesure et d’essai' }),
      text(
        'Veritesta proves that a crimp holds: pull testers, micrograph laboratories, force monitors.',
        'Veritesta beweist, dass ein Crimp hält: Zugprüfgeräte, Schliffbildlabore, Kraftüberwachung.',
        {
          fr: 'Veritesta prouve qu’un sertissage tient : bancs de traction, laboratoires de micrographie, contrôle de force.',
        },
      ),
      [
        {
          kind: 'hero',
          overline: text('Test and measuring technology', 'Prüf- und Messtechnik', { fr: 'Technique de mesure' }),
          title: text('Good is a number', 'Gut ist eine Zahl', { fr: 'La qualité est un chiffre' }),
          lead: text(
            'We pull, cut, polish and weigh what others only look at.',
            'Wir ziehen, schneiden, polieren und wiegen, was andere nur ansehen.',
            { fr: 'Nous tirons, coupons, polissons et pesons ce que d’autres se contentent de regarder.' },
          ),
          image: 'veritesta-lab',
          links: [
            { text: text('All methods', 'Alle Verfahren', { fr: 'Toutes les méthodes' }), page: 'veritesta-methods' },
            { text: text('Calibration', 'Kalibrierung', { fr: 'Étalonnage' }), page: 'veritesta-calibration' },
          ],
        },
        {
          kind: 'teasers',
          title: text('Three questions to a crimp', 'Drei Fragen an einen Crimp', {
            fr: 'Trois questions à un sertissage',
          }),
          teasers: [
            {
              overline: text('Pull test', 'Zugprüfung', { fr: 'Essai de traction' }),
              title: text('Does it hold?', 'Hält er?', { fr: 'Tient-il ?' }),
              text: text(
                'Up to 2,000 newtons, at constant speed.',
                'Bis 2000 Newton, mit konstanter Geschwindigkeit.',
                {
                  fr: 'Jusqu’à 2 000 newtons, à vitesse constante.',
                },
              ),
              image: 'veritesta-pull',
              link: { text: text('Pull test', 'Zugprüfung', { fr: 'Essai de traction' }), page: 'veritesta-pull-test' },
            },
            {
              overline: text('Micrograph', 'Schliffbild', { fr: 'Micrographie' }),
              title: text('Is it dense?', 'Ist er dicht?', { fr: 'Est-il dense ?' }),
              text: text('From the crimp to the report in five minutes.', 'Vom Crimp zum Bericht in fünf Minuten.', {
                fr: 'Du sertissage au rapport en cinq minutes.',
              }),
              image: 'veritesta-section',
              link: { text: text('Micrograph', 'Schliffbild'), page: 'veritesta-micrograph' },
            },
            {
              overline: text('Crimp force', 'Crimpkraft', { fr: 'Force de sertissage' }),
              title: text('Was it always like this?', 'War er immer so?', { fr: 'L’a-t-il toujours été ?' }),
              text: text(
                'Every stroke compared with the taught curve.',
                'Jeder Hub verglichen mit der gelernten Kurve.',
                {
                  fr: 'Chaque course comparée à la courbe apprise.',
                },
              ),
              image: 'veritesta-force',
              link: { text: text('Crimp force', 'Crimpkraft'), page: 'veritesta-crimp-force' },
            },
          ],
        },
        {
          kind: 'facts',
          title: text('What we vouch for', 'Wofür wir einstehen', { fr: 'Ce que nous garantissons' }),
          facts: [
            figure(
              text('0.5', '0,5', { fr: '0,5' }),
              text('per cent of the reading, at most', 'Prozent vom Messwert, höchstens', {
                fr: 'pour cent de la valeur lue, au plus',
              }),
              '%',
            ),
            figure(
              text('2,000', '2000', { fr: '2 000' }),
              text('newtons on the bench', 'Newton auf dem Prüfstand', { fr: 'newtons sur le banc' }),
              'N',
            ),
            figure(
              '5',
              text('minutes to a micrograph', 'Minuten bis zum Schliffbild', { fr: 'minutes pour une micrographie' }),
              'min',
            ),
          ],
        },
        {
          kind: 'quote',
          text: text(
            'Our customer asks for a proof per shift. It used to take one; now it takes a coffee.',
            'Unser Kunde will einen Nachweis pro Schicht. Früher brauchte der eine Schicht, heute einen Kaffee.',
            { fr: 'Notre client exige une preuve par équipe. Avant, il fallait une équipe ; aujourd’hui, un café.' },
          ),
          person: 'Élodie Garnier',
          role: text('Head of quality, Shared Wiring AG', 'Leiterin Qualität, Shared Wiring AG', {
            fr: 'Responsable qualité, Shared Wiring AG',
          }),
        },
      ],
      { pageType: 'Home', image: 'veritesta-lab' },
    ),
    page(
      'methods',
      text('Methods', 'Verfahren', { fr: 'Méthodes' }),
      text('What to test, how often and with what.', 'Was man prüft, wie oft und womit.', {
        fr: 'Que contrôler, à quelle fréquence et avec quoi.',
      }),
      [
        {
          kind: 'text',
          text: text(
            'A crimp cannot be judged from outside. Three methods complement each other: the [pull test](/methods/pull-test) destroys one sample per batch, the [micrograph](/methods/micrograph) shows the inside of one per set-up, and [crimp force monitoring](/methods/crimp-force) watches all the others.\n\n## How often\n\n- **At every set-up:** crimp height, pull test, micrograph.\n- **At every spool change:** crimp height and pull test.\n- **At every stroke:** crimp force.',
            'Ein Crimp lässt sich von aussen nicht beurteilen. Drei Verfahren ergänzen sich: Die [Zugprüfung](/methods/pull-test) zerstört ein Muster pro Los, das [Schliffbild](/methods/micrograph) zeigt das Innere eines Musters pro Einrichtung, und die [Kraftüberwachung](/methods/crimp-force) beobachtet alle übrigen.\n\n## Wie oft\n\n- **Bei jedem Einrichten:** Crimphöhe, Zugprüfung, Schliffbild.\n- **Bei jedem Spulenwechsel:** Crimphöhe und Zugprüfung.\n- **Bei jedem Hub:** Crimpkraft.',
            {
              fr: 'Un sertissage ne se juge pas de l’extérieur. Trois méthodes se complètent : l’[essai de traction](/methods/pull-test) détruit un échantillon par lot, la [micrographie](/methods/micrograph) montre l’intérieur d’un échantillon par réglage et le [contrôle de la force](/methods/crimp-force) surveille tous les autres.\n\n## À quelle fréquence\n\n- **À chaque réglage :** hauteur de sertissage, traction, micrographie.\n- **À chaque changement de bobine :** hauteur et traction.\n- **À chaque course :** force de sertissage.',
            },
          ),
        },
      ],
    ),
    page(
      'pull-test',
      text('Pull test', 'Zugprüfung', { fr: 'Essai de traction' }),
      text('The oldest proof, done exactly.', 'Der älteste Nachweis, genau ausgeführt.', {
        fr: 'La plus ancienne des preuves, exécutée avec exactitude.',
      }),
      [
        {
          kind: 'hero',
          overline: 'Veritesta',
          title: text('Pull until it tells the truth', 'Ziehen, bis die Wahrheit herauskommt', {
            fr: 'Tirer jusqu’à la vérité',
          }),
          lead: text(
            'Constant speed, a clamp that does not cut, a value that goes straight into the report.',
            'Konstante Geschwindigkeit, eine Klemme, die nicht schneidet, ein Wert, der direkt im Bericht landet.',
            {
              fr: 'Une vitesse constante, une pince qui ne coupe pas, une valeur qui va directement dans le rapport.',
            },
          ),
          image: 'veritesta-pull',
        },
        {
          kind: 'facts',
          facts: [
            figure(
              '25',
              text('millimetres a minute, or faster', 'Millimeter pro Minute oder schneller', {
                fr: 'millimètres par minute, ou plus',
              }),
              'mm/min',
            ),
            figure(
              text('0.01–50', '0,01–50', { fr: '0,01–50' }),
              text('square millimetres', 'Quadratmillimeter', { fr: 'millimètres carrés' }),
              'mm²',
            ),
          ],
        },
      ],
      { parent: 'veritesta-methods', image: 'veritesta-pull' },
    ),
    page(
      'micrograph',
      text('Micrograph', 'Schliffbild'),
      text(
        'The inside of a crimp on the screen in five minutes.',
        'Das Innere eines Crimps in fünf Minuten auf dem Schirm.',
      ),
      [
        {
          kind: 'hero',
          overline: 'Veritesta',
          title: text('Look inside', 'Hineinsehen'),
          lead: text(
            'Cut, grind, polish, etch, measure: one bench, no waiting for the central laboratory.',
            'Sägen, schleifen, polieren, ätzen, messen: ein Tisch, kein Warten auf das Zentrallabor.',
          ),
          image: 'veritesta-section',
        },
        {
          kind: 'text',
          title: text('What the picture must show', 'Was das Bild zeigen muss'),
          anchor: 'what-it-shows',
          text: text(
            '1. Wings that touch and support each other.\n2. Strands pressed into polygons, with no gap between them.\n3. A burr no higher than the sheet is thick.\n\nThe software measures all three and says which limit was passed.',
            '1. Flanken, die sich berühren und stützen.\n2. Litzen, zu Vielecken gepresst, ohne Lücke.\n3. Ein Grat, nicht höher als die Blechdicke.\n\nDie Software misst alle drei und sagt, welche Grenze überschritten ist.',
          ),
        },
      ],
      { parent: 'veritesta-methods' },
    ),
    page(
      'crimp-force',
      text('Crimp force', 'Crimpkraft'),
      text('Every stroke, compared while it happens.', 'Jeder Hub, verglichen, während er geschieht.'),
      [
        {
          kind: 'hero',
          overline: 'Veritesta',
          title: text('The curve knows', 'Die Kurve weiss es'),
          lead: text(
            'A missing strand changes the force by two per cent. That is enough.',
            'Eine fehlende Litze ändert die Kraft um zwei Prozent. Das genügt.',
          ),
          image: 'veritesta-force',
        },
      ],
      { parent: 'veritesta-methods' },
    ),
    page(
      'calibration',
      text('Calibration', 'Kalibrierung', { fr: 'Étalonnage' }),
      text('At your bench, in one visit, with a certificate.', 'An Ihrem Tisch, in einem Besuch, mit Zertifikat.', {
        fr: 'Sur votre banc, en une visite, avec certificat.',
      }),
      [
        {
          kind: 'text',
          title: text('One visit a year', 'Ein Besuch im Jahr', { fr: 'Une visite par an' }),
          text: text(
            'Our technician brings reference weights and gauge blocks, checks every device on the list, adjusts what has drifted and leaves the certificate before lunch.\n\nWrite to [calibration@veritesta.example](mailto:calibration@veritesta.example) with the serial numbers.',
            'Unsere Technikerin bringt Referenzgewichte und Endmasse mit, prüft jedes Gerät auf der Liste, stellt nach, was gewandert ist, und lässt vor dem Mittag das Zertifikat da.\n\nSchreiben Sie mit den Seriennummern an [calibration@veritesta.example](mailto:calibration@veritesta.example).',
            {
              fr: 'Notre technicienne apporte poids de référence et cales étalons, vérifie chaque appareil de la liste, corrige les dérives et remet le certificat avant midi.\n\nÉcrivez à [calibration@veritesta.example](mailto:calibration@veritesta.example) en indiquant les numéros de série.',
            },
          ),
        },
      ],
    ),
    page(
      'about',
      text('About us', 'Über uns'),
      text('Forty people who mistrust appearances.', 'Vierzig Menschen, die dem Augenschein misstrauen.'),
      [
        {
          kind: 'text',
          text: text(
            'Veritesta was the quality laboratory of Kudex until 2016. Customers kept asking for the instruments on its benches, so it became a company of its own.',
            'Veritesta war bis 2016 das Qualitätslabor von Kudex. Weil Kunden immer wieder nach den Geräten auf dessen Tischen fragten, wurde es ein eigenes Unternehmen.',
          ),
        },
      ],
    ),
    page(
      'imprint',
      text('Imprint', 'Impressum', { fr: 'Mentions légales' }),
      text('Who is responsible for this site.', 'Wer für diese Website verantwortlich ist.', {
        fr: 'Qui est responsable de ce site.',
      }),
      [
        {
          kind: 'text',
          text: text(
            'Veritesta, Musterweg 5, 6000 Beispielstadt, Switzerland.',
            'Veritesta, Musterweg 5, 6000 Beispielstadt, Schweiz.',
            { fr: 'Veritesta, Musterweg 5, 6000 Beispielstadt, Suisse.' },
          ),
        },
      ],
    ),
  ],
}
