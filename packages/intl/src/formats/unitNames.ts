import { languageCodes, toLanguageCode } from '@kudex/domain/locales'
import { resolveUnitSymbol } from './units.ts'

/**
 * The name of a unit for headings and screen readers: from `Intl` if it has the unit, else our own, else the symbol.
 */
export function resolveUnitName(unit: string, locale: string): string {
  const symbol = resolveUnitSymbol(unit, 'en')
  const own = ownNames.get(symbol)
  if (own) return own[languageCodes.indexOf(toLanguageCode(locale.slice(0, 2)))] ?? symbol
  const known = Object.hasOwn(intlUnits, symbol) ? intlUnits[symbol] : undefined
  return known ? resolveIntlName(known, locale) : resolveUnitSymbol(unit, locale)
}

function resolveIntlName(unit: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(5)
  return parts
    .filter((part) => part.type === 'unit')
    .map((part) => part.value)
    .join('')
    .trim()
}

const intlUnits: Readonly<Record<string, string>> = {
  mm: 'millimeter',
  cm: 'centimeter',
  m: 'meter',
  in: 'inch',
  ft: 'foot',
  g: 'gram',
  kg: 'kilogram',
  lb: 'pound',
  oz: 'ounce',
  l: 'liter',
  ms: 'millisecond',
  s: 'second',
  min: 'minute',
  h: 'hour',
  '°': 'degree',
  '°C': 'celsius',
  '°F': 'fahrenheit',
  '%': 'percent',
}

/** Units that `Intl` lacks: symbol, then name in the order of the languages. */
const table = `
mm²|square millimetres|Quadratmillimeter|millimètres carrés|平方毫米|平方ミリメートル|milímetros cuadrados|milímetros quadrados|milimetry čtvereční|négyzetmilliméter|milimetri pătrați|štvorcové milimetre
in²|square inches|Quadratzoll|pouces carrés|平方英寸|平方インチ|pulgadas cuadradas|polegadas quadradas|palce čtvereční|négyzethüvelyk|țoli pătrați|štvorcové palce
µm|micrometres|Mikrometer|micromètres|微米|マイクロメートル|micrómetros|micrômetros|mikrometry|mikrométer|micrometri|mikrometre
AWG|American wire gauge|AWG (amerikanische Drahtgrösse)|calibre AWG|美国线规|AWG（米国ワイヤゲージ）|calibre AWG|bitola AWG|americká míra vodičů (AWG)|amerikai huzalméret (AWG)|calibru american de cablu (AWG)|americká miera vodičov (AWG)
kcmil|thousand circular mils|tausend Circular Mil|mille circular mils|千圆密耳|千サーキュラーミル|mil circular mils|mil circular mils|tisíc kruhových milů|ezer kör-mil|mii circulare de mil|tisíc kruhových milov
N|newtons|Newton|newtons|牛顿|ニュートン|newtons|newtons|newtony|newton|newtoni|newtony
kN|kilonewtons|Kilonewton|kilonewtons|千牛|キロニュートン|kilonewtons|quilonewtons|kilonewtony|kilonewton|kilonewtoni|kilonewtony
lbf|pounds-force|Pfund-Kraft|livres-force|磅力|重量ポンド|libras-fuerza|libras-força|libry síly|font-erő|livre-forță|libry sily
N·m|newton metres|Newtonmeter|newtons-mètres|牛米|ニュートンメートル|newton-metros|newton-metros|newtonmetry|newtonméter|newton-metri|newtonmetre
lbf·ft|pound-feet|Pfund-Fuss|livres-pieds|磅英尺|フートポンド|libras-pie|libras-pé|libry síly krát stopa|fontláb|livre-picior|librostopy
lbf·in|pound-inches|Pfund-Zoll|livres-pouces|磅英寸|インチポンド|libras-pulgada|libras-polegada|libry síly krát palec|font-hüvelyk|livre-țol|libropalce
bar|bar|Bar|bars|巴|バール|bares|bar|bary|bar|bari|bary
psi|pounds per square inch|Pfund pro Quadratzoll|livres par pouce carré|磅/平方英寸|重量ポンド毎平方インチ|libras por pulgada cuadrada|libras por polegada quadrada|libry na čtvereční palec|font per négyzethüvelyk|livre pe țol pătrat|libry na štvorcový palec
MPa|megapascals|Megapascal|mégapascals|兆帕|メガパスカル|megapascales|megapascals|megapascaly|megapascal|megapascali|megapascaly
V|volts|Volt|volts|伏|ボルト|voltios|volts|volty|volt|volți|volty
A|amperes|Ampere|ampères|安|アンペア|amperios|ampères|ampéry|amper|amperi|ampéry
W|watts|Watt|watts|瓦|ワット|vatios|watts|watty|watt|wați|watty
kW|kilowatts|Kilowatt|kilowatts|千瓦|キロワット|kilovatios|quilowatts|kilowatty|kilowatt|kilowați|kilowatty
VA|volt-amperes|Voltampere|voltampères|伏安|ボルトアンペア|voltamperios|volt-ampères|voltampéry|voltamper|volt-amperi|voltampéry
kVA|kilovolt-amperes|Kilovoltampere|kilovoltampères|千伏安|キロボルトアンペア|kilovoltamperios|quilovolt-ampères|kilovoltampéry|kilovoltamper|kilovolt-amperi|kilovoltampéry
Hz|hertz|Hertz|hertz|赫兹|ヘルツ|hercios|hertz|hertzy|hertz|herți|hertze
dB(A)|A-weighted decibels|Dezibel (A-bewertet)|décibels pondérés A|A计权分贝|デシベル（A特性）|decibelios ponderados A|decibéis ponderados A|decibely (váha A)|A-súlyozott decibel|decibeli ponderați A|decibely (váha A)
l/min|litres per minute|Liter pro Minute|litres par minute|升/分钟|リットル毎分|litros por minuto|litros por minuto|litry za minutu|liter percenként|litri pe minut|litre za minútu
cfm|cubic feet per minute|Kubikfuss pro Minute|pieds cubes par minute|立方英尺/分钟|立方フィート毎分|pies cúbicos por minuto|pés cúbicos por minuto|kubické stopy za minutu|köbláb percenként|picioare cubice pe minut|kubické stopy za minútu
m/s|metres per second|Meter pro Sekunde|mètres par seconde|米/秒|メートル毎秒|metros por segundo|metros por segundo|metry za sekundu|méter másodpercenként|metri pe secundă|metre za sekundu
m/min|metres per minute|Meter pro Minute|mètres par minute|米/分钟|メートル毎分|metros por minuto|metros por minuto|metry za minutu|méter percenként|metri pe minut|metre za minútu
ft/s|feet per second|Fuss pro Sekunde|pieds par seconde|英尺/秒|フィート毎秒|pies por segundo|pés por segundo|stopy za sekundu|láb másodpercenként|picioare pe secundă|stopy za sekundu
pcs|pieces|Stück|pièces|件|個|unidades|unidades|kusy|darab|bucăți|kusy
pcs/h|pieces per hour|Stück pro Stunde|pièces par heure|件/小时|1時間あたりの個数|unidades por hora|unidades por hora|kusy za hodinu|darab óránként|bucăți pe oră|kusy za hodinu
pcs/min|pieces per minute|Stück pro Minute|pièces par minute|件/分钟|1分あたりの個数|unidades por minuto|unidades por minuto|kusy za minutu|darab percenként|bucăți pe minut|kusy za minútu
cycles/h|cycles per hour|Zyklen pro Stunde|cycles par heure|次/小时|1時間あたりのサイクル数|ciclos por hora|ciclos por hora|cykly za hodinu|ciklus óránként|cicluri pe oră|cykly za hodinu
rpm|revolutions per minute|Umdrehungen pro Minute|tours par minute|转/分钟|毎分回転数|revoluciones por minuto|rotações por minuto|otáčky za minutu|fordulat percenként|rotații pe minut|otáčky za minútu
`

const ownNames: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|'))
    .map(([symbol = '', ...names]) => [symbol, names]),
)
