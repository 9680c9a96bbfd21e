import { makeFile } from '../documents/productDocuments.ts'

/** Files with fixed addresses (contract, demo content): each says something else in each language. */
export const files = [
  makeFile('annual-report', 'en', 'Kudex annual report', [
    'A year of investment: two new test laboratories, a shorter way from an order to a first good part, and 4 % more people.',
    'All figures of this report are invented, as is the company.',
  ]),
  makeFile('annual-report', 'de', 'Kudex Geschäftsbericht', [
    'Ein Jahr der Investitionen: zwei neue Prüflabors, ein kürzerer Weg vom Auftrag zum ersten Gutteil und 4 % mehr Menschen.',
    'Alle Zahlen dieses Berichts sind erfunden, wie das Unternehmen auch.',
  ]),
  makeFile('datasheet', 'en', 'Kudex machines at a glance', [
    'Cut and strip from 0.013 to 240 mm², crimp from 5 to 150 kN, test to 500 N.',
  ]),
  makeFile('datasheet', 'de', 'Kudex Maschinen im Überblick', [
    'Schneiden und Abisolieren von 0,013 bis 240 mm², Crimpen von 5 bis 150 kN, Prüfen bis 500 N.',
  ]),
]
