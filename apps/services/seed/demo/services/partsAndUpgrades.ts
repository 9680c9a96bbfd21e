import type { SeedService } from '../../seed.types.ts'
import { everywhereBut, text } from '../builders.ts'
import { service } from './service.ts'

/** Spare parts, upgrades, relocation and resale. */
export const partsAndUpgrades: readonly SeedService[] = [
  service({
    slug: 'spare-parts-service',
    id: 10,
    under: 'parts-upgrades',
    name: text('Spare parts', 'Ersatzteile'),
    image: 'tool-blades-carbide',
    short: text('Ordered by 3 p.m., on its way the same evening.', 'Bis 15 Uhr bestellt, am selben Abend unterwegs.'),
    long: text(
      'Blades, belts, guides and electronics of every machine since 2008 lie in four stores. The serial number is enough: we know what was built in and what has been changed since.',
      'Messer, Riemen, Führungen und Elektronik aller Maschinen seit 2008 liegen in vier Lagern. Die Seriennummer genügt: Wir wissen, was eingebaut und was seither geändert wurde.',
    ),
    benefits: [
      text('No stock of your own', 'Kein eigenes Lager'),
      text('The right part at the first try', 'Beim ersten Mal das richtige Teil'),
      text('Prices valid for a year', 'Preise für ein Jahr gültig'),
    ],
    details: [
      text('Warehouses in Europe and North America', 'Lager in Europa und Nordamerika'),
      text('98 % of wear parts in stock', '98 % der Verschleissteile ab Lager'),
    ],
    related: ['blade-regrinding', 'repair'],
  }),
  service({
    slug: 'blade-regrinding',
    id: 11,
    under: 'parts-upgrades',
    name: text('Blade regrinding', 'Nachschliff'),
    image: 'tool-blades-radius',
    short: text('Sharp again within a week, three times over.', 'Innerhalb einer Woche wieder scharf, dreimal.'),
    long: text(
      'Send worn carbide blades in the box they came in. We grind and measure them, renew the coating and write the new size on the code, so the machine corrects its depth by itself.',
      'Schicken Sie abgenützte Hartmetallmesser in ihrer Schachtel. Wir schleifen und vermessen sie, erneuern die Beschichtung und schreiben das neue Mass auf den Code; die Maschine korrigiert die Tiefe selbst.',
    ),
    benefits: [
      text('A third of the price of new ones', 'Ein Drittel des Neupreises'),
      text('Less waste', 'Weniger Abfall'),
    ],
    details: [
      text('For carbide blades up to three times', 'Für Hartmetallmesser bis dreimal'),
      text('Five working days in our workshop', 'Fünf Arbeitstage in unserer Werkstatt'),
      text('Report with the measured edges', 'Bericht mit den gemessenen Schneiden'),
    ],
    countries: everywhereBut('CN', 'JP', 'IN', 'BR'),
    related: ['spare-parts-service'],
  }),
  service({
    slug: 'retrofit',
    id: 12,
    under: 'parts-upgrades',
    name: text('Retrofit', 'Nachrüstung'),
    image: 'cs-960',
    short: text(
      'New control, proven mechanics: ten more years.',
      'Neue Steuerung, bewährte Mechanik: zehn weitere Jahre.',
    ),
    long: text(
      'Control, drives and safety circuit are exchanged, the frame stays. Your programs move with them, and the machine gets a new declaration of conformity.',
      'Steuerung, Antriebe und Sicherheitskreis werden ersetzt, das Gestell bleibt. Ihre Programme ziehen mit um, und die Maschine erhält eine neue Konformitätserklärung.',
    ),
    benefits: [
      text('Half the price of a new machine', 'Halb so teuer wie eine neue Maschine'),
      text('Operators find what they know', 'Bediener finden, was sie kennen'),
      text('Network and OPC UA included', 'Netzwerk und OPC UA inbegriffen'),
    ],
    details: [
      text('Four days on site', 'Vier Tage vor Ort'),
      text('For CS and CrimpLine machines from 2008 on', 'Für CS- und CrimpLine-Maschinen ab 2008'),
    ],
    related: ['machine-relocation', 'system-integration'],
  }),
  service({
    slug: 'machine-relocation',
    id: 13,
    under: 'parts-upgrades',
    name: text('Relocation', 'Umzug'),
    image: 'scene-handling',
    short: text('Packed on Friday, producing on Wednesday.', 'Am Freitag verpackt, am Mittwoch in Produktion.'),
    long: text(
      'We measure the machine before it leaves, pack it, follow the transport and measure it again where it arrives. What differs is adjusted before you take over.',
      'Wir vermessen die Maschine vor dem Abbau, verpacken sie, begleiten den Transport und vermessen sie am neuen Ort wieder. Was abweicht, wird vor der Übergabe justiert.',
    ),
    benefits: [
      text('One partner for the whole move', 'Ein Partner für den ganzen Umzug'),
      text('Insured from hall to hall', 'Von Halle zu Halle versichert'),
    ],
    details: [
      text('Protocol of both measurements', 'Protokoll beider Messungen'),
      text('Customs papers prepared', 'Zollpapiere vorbereitet'),
    ],
    related: ['start-up', 'line-planning'],
  }),
  service({
    slug: 'rental-machines',
    id: 14,
    under: 'parts-upgrades',
    name: text('Rental', 'Miete'),
    image: 'cs-320',
    short: text('Capacity for a peak, by the month.', 'Kapazität für eine Spitze, monatsweise.'),
    long: text(
      'Benchtop machines and presses for one to twelve months, delivered with tools for your wires. Who keeps the machine afterwards gets half of the rent back.',
      'Tischmaschinen und Pressen für einen bis zwölf Monate, geliefert mit Werkzeugen für Ihre Leitungen. Wer die Maschine danach behält, erhält die halbe Miete zurück.',
    ),
    benefits: [text('No investment', 'Keine Investition'), text('Tried before it is bought', 'Erprobt vor dem Kauf')],
    details: [text('Delivery within five working days', 'Lieferung innerhalb von fünf Arbeitstagen')],
    countries: ['ALL', 'CH', 'DE', 'AT', 'FR'],
    related: ['used-machines'],
  }),
  service({
    slug: 'used-machines',
    id: 15,
    under: 'parts-upgrades',
    name: text('Take-back and used machines', 'Rücknahme und Occasionen'),
    image: 'cs-120-side',
    short: text(
      'A fair price for the old one, a warranty for the next owner.',
      'Ein fairer Preis für die alte, eine Garantie für den nächsten Besitzer.',
    ),
    long: text(
      'We take machines of ours back, overhaul what is worth it and recycle the rest. Overhauled machines carry a warranty of one year.',
      'Wir nehmen eigene Maschinen zurück, überholen, was sich lohnt, und verwerten den Rest. Überholte Maschinen haben ein Jahr Garantie.',
    ),
    benefits: [
      text('Room in the hall', 'Platz in der Halle'),
      text('92 % of the material used again', '92 % des Materials wiederverwertet'),
    ],
    details: [
      text('Offer within three working days', 'Angebot innerhalb von drei Arbeitstagen'),
      text('Pick-up included in Europe', 'Abholung in Europa inbegriffen'),
    ],
    countries: everywhereBut('US', 'MX', 'BR'),
    related: ['rental-machines', 'retrofit'],
  }),
  service({
    slug: 'special-tools',
    id: 16,
    under: 'parts-upgrades',
    name: text('Special tools', 'Sonderwerkzeuge'),
    image: 'tool-die',
    short: text('For the terminal that no standard fits.', 'Für den Kontakt, zu dem kein Standard passt.'),
    long: text(
      'From your drawing or ten samples we build an applicator, a die or a gripper, crimp a series with it and send it with its sections and pull forces.',
      'Aus Ihrer Zeichnung oder zehn Mustern bauen wir Applikator, Gesenk oder Greifer, crimpen damit eine Serie und liefern mit Schliffbildern und Auszugskräften.',
    ),
    benefits: [
      text('First parts after six weeks', 'Erste Teile nach sechs Wochen'),
      text('Approved before it is delivered', 'Freigegeben vor der Lieferung'),
    ],
    details: [
      text('Drawings stay yours', 'Zeichnungen bleiben bei Ihnen'),
      text('Wear parts as for standard tools', 'Verschleissteile wie bei Standardwerkzeugen'),
    ],
    related: ['process-consulting', 'spare-parts-service'],
  }),
]
