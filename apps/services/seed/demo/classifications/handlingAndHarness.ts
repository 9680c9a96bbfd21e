import type { SeedClassification } from '../../seed.types.ts'
import { text } from '../builders.ts'
import { entry } from './entry.ts'

/** Wire handling and harness assembly. */
export const handlingAndHarness: readonly SeedClassification[] = [
  entry(
    'wire-handling',
    undefined,
    text('Wire handling', 'Leitungshandling', { fr: 'Manutention du fil', es: 'Manejo del cable' }),
    'pf-3000',
    text(
      'Wire in without tension, finished parts out without tangles.',
      'Leitungen spannungsfrei zuführen, fertige Teile geordnet ablegen.',
      {
        fr: 'Le fil entre sans tension, les pièces sortent sans nœuds.',
        es: 'El cable entra sin tensión y las piezas salen sin enredos.',
      },
    ),
  ),
  entry(
    'wire-feeding',
    'wire-handling',
    text('Feeding', 'Zuführen', { fr: 'Alimentation', es: 'Alimentación' }),
    'pf-5000-duo',
    text(
      'Prefeeders and dereelers for drums, coils and barrels.',
      'Abwickler und Vorschubgeräte für Spulen, Ringe und Fässer.',
      {
        fr: 'Dévidoirs et avances pour tourets, couronnes et fûts.',
        es: 'Desbobinadores y prealimentadores para bobinas, rollos y barriles.',
      },
    ),
  ),
  entry(
    'prefeeders',
    'wire-feeding',
    text('Prefeeders', 'Vorschubgeräte', { fr: 'Avances de fil', es: 'Prealimentadores' }),
    'pf-1000',
    text('Driven, with dancer and wire-end detection.', 'Angetrieben, mit Tänzer und Leitungsendüberwachung.', {
      fr: 'Entraînées, avec pantin et détection de fin de fil.',
      es: 'Motorizados, con balancín y detección de fin de cable.',
    }),
  ),
  entry(
    'dereelers',
    'wire-feeding',
    text('Dereelers', 'Abwickler', { fr: 'Dévidoirs', es: 'Desbobinadores' }),
    'dr-600',
    text('For heavy drums up to 600 kg.', 'Für schwere Spulen bis 600 kg.', {
      fr: 'Pour tourets lourds jusqu’à 600 kg.',
      es: 'Para bobinas pesadas de hasta 600 kg.',
    }),
  ),
  entry(
    'wire-take-away',
    'wire-handling',
    text('Coiling and stacking', 'Wickeln und Ablegen', { fr: 'Enroulage et dépose', es: 'Enrollado y apilado' }),
    'coil-320',
    text(
      'Parts leave the machine ready for the next step.',
      'Teile verlassen die Maschine bereit für den nächsten Schritt.',
      {
        fr: 'Les pièces quittent la machine prêtes pour la suite.',
        es: 'Las piezas salen listas para el paso siguiente.',
      },
    ),
  ),
  entry(
    'coilers',
    'wire-take-away',
    text('Coilers', 'Wickler', { fr: 'Enrouleurs', es: 'Enrolladores' }),
    'coil-160',
    text('Coil and bind long cut lengths.', 'Lange Zuschnitte wickeln und abbinden.', {
      fr: 'Enrouler et ligaturer les grandes longueurs.',
      es: 'Enrollar y atar tramos largos.',
    }),
  ),
  entry(
    'stackers',
    'wire-take-away',
    text('Stackers', 'Ablagen', { fr: 'Déposes', es: 'Apiladores' }),
    'ds-20',
    text(
      'Lay cut wires side by side, counted into batches.',
      'Zugeschnittene Leitungen parallel und in gezählten Losen ablegen.',
      {
        fr: 'Déposer les fils côte à côte, comptés par lots.',
        es: 'Colocar los cables paralelos y contados por lotes.',
      },
    ),
  ),
  entry(
    'harness-assembly',
    undefined,
    text('Harness assembly', 'Kabelsatzfertigung', {
      fr: 'Fabrication de faisceaux de câbles',
      es: 'Fabricación de mazos de cables',
    }),
    'hl-8',
    text(
      'Twisting, taping, loading and shrinking: the steps between wire and harness.',
      'Verdrillen, bandieren, bestücken und schrumpfen: die Schritte von der Leitung zum Kabelsatz.',
      {
        fr: 'Torsader, rubaner, enficher et rétreindre : les étapes entre le fil et le faisceau.',
        es: 'Trenzar, encintar, insertar y retractilar: los pasos entre el cable y el mazo.',
      },
    ),
  ),
  entry(
    'forming',
    'harness-assembly',
    text('Twisting and taping', 'Verdrillen und Bandieren', {
      fr: 'Torsadage et rubanage',
      es: 'Trenzado y encintado',
    }),
    'tw-60',
    text('Data pairs and bundles with even pitch.', 'Datenleitungen und Bündel mit gleichmässiger Schlaglänge.', {
      fr: 'Paires de données et faisceaux au pas régulier.',
      es: 'Pares de datos y mazos con paso uniforme.',
    }),
  ),
  entry(
    'twisting-machines',
    'forming',
    text('Twisting machines', 'Verdrillmaschinen', { fr: 'Torsadeuses', es: 'Trenzadoras' }),
    'tw-120',
    text(
      'Pairs up to 18 m with controlled pitch and untwisted ends.',
      'Paare bis 18 m mit geregelter Schlaglänge und offenen Enden.',
      {
        fr: 'Paires jusqu’à 18 m, pas réglé et extrémités ouvertes.',
        es: 'Pares de hasta 18 m con paso controlado y extremos abiertos.',
      },
    ),
  ),
  entry(
    'taping-machines',
    'forming',
    text('Taping machines', 'Bandiermaschinen', { fr: 'Rubaneuses', es: 'Encintadoras' }),
    'tp-30',
    text('Spot and spiral taping of bundles.', 'Punkt- und Spiralbandierung von Bündeln.', {
      fr: 'Rubanage ponctuel et spiralé de faisceaux.',
      es: 'Encintado puntual y en espiral de mazos.',
    }),
  ),
  entry(
    'joining',
    'harness-assembly',
    text('Loading and shrinking', 'Bestücken und Schrumpfen', {
      fr: 'Enfichage et rétreint',
      es: 'Inserción y retractilado',
    }),
    'hl-24',
    text(
      'Housings filled and joints protected without hand work.',
      'Gehäuse bestücken und Verbindungen schützen – ohne Handarbeit.',
      {
        fr: 'Remplir les boîtiers et protéger les jonctions sans travail manuel.',
        es: 'Llenar carcasas y proteger uniones sin trabajo manual.',
      },
    ),
  ),
  entry(
    'block-loaders',
    'joining',
    text('Block loaders', 'Bestückungsautomaten', { fr: 'Automates d’enfichage', es: 'Insertadoras automáticas' }),
    'hl-8',
    text(
      'Wires cut, crimped and plugged into housings in one cell.',
      'Leitungen in einer Zelle schneiden, crimpen und ins Gehäuse stecken.',
      {
        fr: 'Fils coupés, sertis et enfichés dans une même cellule.',
        es: 'Cables cortados, engastados e insertados en una sola célula.',
      },
    ),
  ),
  entry(
    'heat-shrink-machines',
    'joining',
    text('Heat-shrink machines', 'Schrumpfmaschinen', { fr: 'Machines de rétreint', es: 'Máquinas de retractilado' }),
    'hs-40',
    text('Even heat for tubes and splices.', 'Gleichmässige Wärme für Schläuche und Splices.', {
      fr: 'Une chaleur régulière pour gaines et épissures.',
      es: 'Calor uniforme para tubos y empalmes.',
    }),
  ),
]
