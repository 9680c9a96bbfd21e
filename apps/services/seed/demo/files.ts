import { makeFile } from '../documents/productDocuments.ts'

/** Files with fixed addresses (contract, demo content), different in each language. */
export const files = [
  makeFile('annual-report', 'en', 'Kudex annual report', [
    'A year of investment: two new test laboratories, a shorter way from an order to a first good part, and 4 % more people.',
    'All figures of this report are invented, as is the company.',
  ]),
  makeFile('annual-report', 'de', 'Kudex Geschäftsbericht', [
    'Ein Jahr der Investitionen: zwei neue Prüflabors, ein kürzerer Weg vom Auftrag zum ersten Gutteil und 4 % mehr Menschen.',
    'Alle Zahlen dieses Berichts sind erfunden, wie das Unternehmen auch.',
  ]),
  makeFile('crimp-height-measured', 'en', 'Crimp height, measured', [
    'A press knows force and way at every moment of a crimp, but not what the wire was like before: a strand that is missing shows in the force, a terminal that sits askew does not.',
    'Twelve lines were measured for a year. The height that the press itself reports differs from the one of the gauge by 6 µm at most; every tenth of a millimetre of worn tool adds 2 µm.',
    'Measure by hand at the first part of a lot, after each change of tool, and after 2,500 parts. In between, let the press tell.',
  ]),
  makeFile('crimp-height-measured', 'de', 'Crimphöhe, gemessen', [
    'Eine Presse kennt Kraft und Weg in jedem Augenblick eines Crimps, aber nicht, wie die Leitung vorher war: Eine fehlende Litze zeigt sich in der Kraft, ein schief sitzender Kontakt nicht.',
    'Zwölf Linien wurden ein Jahr lang gemessen. Die Höhe, die die Presse selbst meldet, weicht von der des Messgeräts höchstens 6 µm ab; jedes Zehntel Millimeter Verschleiss am Werkzeug bringt 2 µm dazu.',
    'Messen Sie von Hand am ersten Teil eines Loses, nach jedem Werkzeugwechsel und nach 2500 Teilen. Dazwischen sagt es die Presse.',
  ]),
  protectedFile('brand-portal-logos', 'Signs and word marks', [
    'Clear space: the width of the upright stroke on every side. Smallest size: 6 millimetres in print, 20 pixels on a screen.',
    'Kudex and Strivona in positive and negative; Veritesta and Conexara in positive only until the spring.',
  ]),
  protectedFile('brand-portal-images', 'Pictures for the press', [
    'Line 04-2217 and line 04-2231, print resolution. Free for reports on the machine that is shown.',
  ]),
  protectedFile('brand-portal-templates', 'Letters, slides, stands', [
    'Letter and invoice in A4 and US Letter, slides in 16:9, stands of 36, 60 and 120 square metres.',
  ]),
  makeFile('datasheet', 'en', 'Kudex machines at a glance', [
    'Cut and strip from 0.013 to 240 mm², crimp from 15 to 100 kN, test to 2,000 N.',
  ]),
  makeFile('datasheet', 'de', 'Kudex Maschinen im Überblick', [
    'Schneiden und Abisolieren von 0,013 bis 240 mm², Crimpen von 15 bis 100 kN, Prüfen bis 2’000 N.',
  ]),
]

/** A file of the protected page with the same id. */
function protectedFile(pageId: string, title: string, paragraphs: readonly string[]) {
  return { ...makeFile(pageId, 'en', title, paragraphs), isPublic: false, pageId }
}
