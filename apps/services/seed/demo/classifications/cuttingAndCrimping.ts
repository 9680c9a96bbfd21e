import type { SeedClassification } from '../../seed.types.ts'
import { text } from '../builders.ts'
import { entry } from './entry.ts'

/** Machines for cutting, stripping and crimping, and their tools. */
export const cuttingAndCrimping: readonly SeedClassification[] = [
  entry(
    'cutting-stripping',
    undefined,
    text('Cutting and stripping', 'Schneiden und Abisolieren', { fr: 'Coupe et dénudage', es: 'Corte y pelado' }),
    'cs-240',
    text(
      'Wire and cable cut to length and stripped clean, from 0.013 mm² micro wire to 240 mm² battery cable.',
      'Leitungen genau ablängen und sauber abisolieren – von der Mikroleitung mit 0,013 mm² bis zur Batterieleitung mit 240 mm².',
      {
        fr: 'Fils et câbles coupés à longueur et dénudés proprement, du microfil de 0,013 mm² au câble de batterie de 240 mm².',
        es: 'Cables cortados a medida y pelados con limpieza, desde microhilo de 0,013 mm² hasta cable de batería de 240 mm².',
      },
    ),
  ),
  entry(
    'cut-strip-machines',
    'cutting-stripping',
    text('Cut and strip machines', 'Schneid- und Abisoliermaschinen', {
      fr: 'Machines à couper et dénuder',
      es: 'Máquinas de corte y pelado',
    }),
    'cs-260-duo',
    text(
      'Automatic machines that feed, cut and strip in one pass.',
      'Automaten, die in einem Durchgang einziehen, schneiden und abisolieren.',
      {
        fr: 'Des automates qui entraînent, coupent et dénudent en un passage.',
        es: 'Automáticas que alimentan, cortan y pelan en una pasada.',
      },
    ),
  ),
  entry(
    'benchtop-cut-strip',
    'cut-strip-machines',
    text('Benchtop machines', 'Tischmaschinen', { fr: 'Machines d’établi', es: 'Máquinas de sobremesa' }),
    'cs-320',
    text(
      'Compact machines for wire up to 35 mm², set up in minutes.',
      'Kompakte Maschinen für Leitungen bis 35 mm², in Minuten eingerichtet.',
      {
        fr: 'Machines compactes pour fils jusqu’à 35 mm², réglées en quelques minutes.',
        es: 'Máquinas compactas para cables de hasta 35 mm², preparadas en minutos.',
      },
    ),
  ),
  entry(
    'large-cable-cut-strip',
    'cut-strip-machines',
    text('Battery and large cable', 'Batterie- und Grossleitungen', {
      fr: 'Câbles de batterie et gros câbles',
      es: 'Cable de batería y gran sección',
    }),
    'cs-960',
    text(
      'Caterpillar feed and rotary heads for shielded high-voltage cable.',
      'Raupeneinzug und Rotationsköpfe für geschirmte Hochvoltleitungen.',
      {
        fr: 'Entraînement à chenilles et têtes rotatives pour câbles haute tension blindés.',
        es: 'Avance de oruga y cabezales rotativos para cable de alta tensión apantallado.',
      },
    ),
  ),
  entry(
    'stripping-machines',
    'cutting-stripping',
    text('Stripping machines', 'Abisoliermaschinen', { fr: 'Dénudeuses', es: 'Peladoras' }),
    'rs-25-coax',
    text('For cable ends that come pre-cut.', 'Für vorkonfektionierte Leitungsenden.', {
      fr: 'Pour des extrémités déjà coupées.',
      es: 'Para extremos ya cortados.',
    }),
  ),
  entry(
    'rotary-strippers',
    'stripping-machines',
    text('Rotary strippers', 'Rotationsabisolierer', { fr: 'Dénudeuses rotatives', es: 'Peladoras rotativas' }),
    'rs-60-hv',
    text(
      'Rotating blades for coaxial, triaxial and high-voltage cable.',
      'Rotierende Messer für Koaxial-, Triaxial- und Hochvoltleitungen.',
      {
        fr: 'Lames rotatives pour câbles coaxiaux, triaxiaux et haute tension.',
        es: 'Cuchillas rotativas para cable coaxial, triaxial y de alta tensión.',
      },
    ),
  ),
  entry(
    'bench-strippers',
    'stripping-machines',
    text('Bench strippers', 'Tischabisolierer', { fr: 'Dénudeuses d’établi', es: 'Peladoras de sobremesa' }),
    'ss-5',
    text('Put the wire in, take it out stripped.', 'Leitung einführen, abisoliert herausnehmen.', {
      fr: 'On introduit le fil, on le retire dénudé.',
      es: 'Se introduce el cable y sale pelado.',
    }),
  ),
  entry(
    'crimping',
    undefined,
    text('Crimping', 'Crimpen', { fr: 'Sertissage', es: 'Engaste' }),
    'crimpline-4',
    text(
      'From a single bench press to lines that crimp both ends, seal and twist.',
      'Von der einzelnen Tischpresse bis zur Linie, die beidseitig crimpt, abdichtet und verdrillt.',
      {
        fr: 'De la presse d’établi à la ligne qui sertit les deux extrémités, pose les joints et torsade.',
        es: 'Desde la prensa de sobremesa hasta la línea que engasta ambos extremos, sella y trenza.',
      },
    ),
  ),
  entry(
    'crimping-machines',
    'crimping',
    text('Crimping machines', 'Crimpmaschinen', { fr: 'Machines à sertir', es: 'Máquinas de engaste' }),
    'crimpline-6s',
    text('Machines with crimp-force monitoring as standard.', 'Maschinen mit serienmässiger Crimpkraftüberwachung.', {
      fr: 'Des machines avec surveillance de l’effort de sertissage en série.',
      es: 'Máquinas con control de fuerza de engaste de serie.',
    }),
  ),
  entry(
    'crimp-lines',
    'crimping-machines',
    text('Fully automatic lines', 'Crimpvollautomaten', {
      fr: 'Machines à sertir automatiques',
      es: 'Líneas automáticas de engaste',
    }),
    'crimpline-4',
    text(
      'Cut, strip, seal and crimp both ends in one cycle.',
      'Schneiden, abisolieren, Tüllen setzen und beidseitig crimpen in einem Takt.',
      {
        fr: 'Couper, dénuder, poser les joints et sertir les deux extrémités en un cycle.',
        es: 'Cortar, pelar, sellar y engastar ambos extremos en un ciclo.',
      },
    ),
  ),
  entry(
    'bench-presses',
    'crimping-machines',
    text('Bench presses', 'Tischpressen', { fr: 'Presses à sertir d’établi', es: 'Prensas de sobremesa' }),
    'cp-40',
    text(
      'Quiet presses from 15 to 100 kN for small and medium batches.',
      'Leise Pressen von 15 bis 100 kN für kleine und mittlere Serien.',
      {
        fr: 'Des presses silencieuses de 15 à 100 kN pour petites et moyennes séries.',
        es: 'Prensas silenciosas de 15 a 100 kN para series pequeñas y medianas.',
      },
    ),
  ),
  entry(
    'crimp-tooling',
    'crimping',
    text('Tooling', 'Werkzeuge', { fr: 'Outillage', es: 'Utillaje' }),
    'ap-mini',
    text(
      'Applicators and modules that fit every press of ours.',
      'Applikatoren und Module, die auf jede unserer Pressen passen.',
      {
        fr: 'Applicateurs et modules pour toutes nos presses.',
        es: 'Aplicadores y módulos para todas nuestras prensas.',
      },
    ),
  ),
  entry(
    'applicators',
    'crimp-tooling',
    text('Applicators', 'Applikatoren', { fr: 'Applicateurs', es: 'Aplicadores' }),
    'ap-hv',
    text(
      'Quick-change applicators with fine adjustment in steps of 0.01 mm.',
      'Schnellwechsel-Applikatoren mit Feineinstellung in Schritten von 0,01 mm.',
      {
        fr: 'Applicateurs à changement rapide, réglage fin par pas de 0,01 mm.',
        es: 'Aplicadores de cambio rápido con ajuste fino en pasos de 0,01 mm.',
      },
    ),
  ),
  entry(
    'seal-modules',
    'crimp-tooling',
    text('Seal modules', 'Tüllenmodule', { fr: 'Modules de joints', es: 'Módulos de sellos' }),
    'sm-1',
    text('Feed, open and place single wire seals.', 'Einzeladerabdichtungen zuführen, aufweiten und setzen.', {
      fr: 'Amener, ouvrir et poser les joints de fil.',
      es: 'Alimentar, abrir y colocar sellos de hilo.',
    }),
  ),
]
