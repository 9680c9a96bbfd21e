/**
 * The words of the trade: one line per idea, one list per language, the words that people use for it. A query with one
 * of them also finds things that use another, in the language of the query and in those the catalogue is written in.
 * Words are compared by their beginnings, so one form of a word stands for its endings.
 */
export const tradeThesaurus: readonly TradeIdea[] = [
  idea('crimp, crimping, press terminals', 'crimpen, krimpen, quetschen, verpressen, anschlagen', 'sertissage, sertir', 'krimpování, krimpovat, lisování', '压接, 压着, 端子压接', '圧着, かしめ, クリンプ'),
  idea('crimping machine, crimper, crimp line, fully automatic line', 'crimpvollautomat, crimpautomat, crimpmaschine, krimpautomat', 'machine à sertir, sertisseuse, ligne de sertissage', 'krimpovací stroj, krimpovací automat', '压接机, 端子机, 打端子机, 全自动压接机', '圧着機, 自動圧着機, 端子圧着機'),
  idea('bench press, crimping press, press', 'tischpresse, crimppresse, presse', 'presse, presse de sertissage, presse à sertir', 'lis, krimpovací lis, stolní lis', '压力机, 压接压力机, 台式压力机', 'プレス, 圧着プレス, 卓上プレス'),
  idea('applicator, crimping tool, die, tooling', 'applikator, crimpwerkzeug, werkzeug', 'applicateur, outil de sertissage, mini-applicateur', 'aplikátor, krimpovací nástroj', '压接模具, 刀模, 模具', 'アプリケータ, アプリケーター, 圧着型'),
  idea('cut, cutting, cut to length', 'schneiden, ablängen, zuschneiden', 'coupe, couper, découpe, mise à longueur', 'řezání, stříhání, krácení', '裁线, 切割, 裁切, 剪线', '切断, カット'),
  idea('strip, stripping, wire stripper, stripper, insulation removal', 'abisolieren, entmanteln, abmanteln, abisolierer', 'dénudage, dénuder, dénudeuse', 'odizolování, odizolovat, odizolovací', '剥线, 剥皮, 脱皮', '皮むき, 被覆剥き, ストリップ, 剥離'),
  idea('cut and strip machine, wire cutter, cutting machine', 'schneidmaschine, abisolierautomat, schneidautomat, abisoliermaschine, ablängautomat', 'machine de coupe et dénudage, coupe-dénude', 'řezací a odizolovací stroj', '裁线剥皮机, 剥线机, 裁线机, 电脑剥线机', '切断皮むき機, ストリッパー, 電線切断機'),
  idea('rotary stripper, coaxial stripper', 'rotationsabisolierer, koaxabisolierer', 'dénudeuse rotative', 'rotační odizolovač', '旋转剥线机, 同轴剥线机', 'ロータリーストリッパー, 同軸ストリッパー'),
  idea('coaxial cable, coax', 'koaxialkabel, koaxialleitung, koax', 'câble coaxial, coaxial', 'koaxiální kabel, koaxiální', '同轴电缆, 同轴线, 同轴', '同軸ケーブル, 同軸'),
  idea('high voltage, hv cable', 'hochvolt, hochspannung, hv-kabel, hochvoltleitung', 'haute tension', 'vysoké napětí, vysokonapěťový', '高压', '高電圧'),
  idea('battery cable, large cable, heavy cable', 'batterieleitung, batteriekabel, grossleitung', 'câble de batterie, gros câble', 'bateriový kabel, silný kabel', '电池线, 电瓶线, 大平方线', 'バッテリーケーブル, 太物'),
  idea('wire, cable, lead', 'leitung, kabel, draht, litze, ader', 'fil, câble', 'vodič, kabel, drát', '电线, 线缆, 导线, 电缆', '電線, ケーブル, ワイヤ'),
  idea('harness, wiring harness, cable assembly, loom', 'kabelsatz, kabelbaum, leitungssatz, kabelstrang', 'faisceau, faisceau de câbles, harnais', 'kabelový svazek, svazek', '线束, 电缆束', 'ワイヤーハーネス, ハーネス'),
  idea('harness assembly', 'kabelsatzfertigung, kabelbaumfertigung, kabelkonfektion', 'assemblage de faisceaux', 'montáž kabelových svazků', '线束组装, 线束生产', 'ハーネス組立'),
  idea('twisting machine, twister', 'verdrillmaschine, verseilmaschine', 'machine à torsader, torsadeuse', 'zkrucovací stroj', '绞线机, 双绞机', '撚線機, ツイスト機'),
  idea('twist, twisting, twisted pair', 'verdrillen, verseilen, twisten', 'torsadage, torsader', 'zkrucování, kroucení', '绞线, 双绞, 绞合', '撚り, ツイスト'),
  idea('tape, taping, spot tape, wrapping', 'bandieren, wickeln, umwickeln, bandage', 'rubanage, enrubannage', 'páskování, omotávání', '缠胶带, 包胶带, 点缠', 'テープ巻き, テーピング'),
  idea('heat shrink, shrink tube', 'schrumpfen, schrumpfschlauch', 'thermorétractable, gaine thermo', 'smršťování, smršťovací, smršťovačka', '热缩, 热缩管', '熱収縮, 収縮チューブ'),
  idea('block loader, housing loader, connector insertion, plugging', 'bestückungsautomat, steckerbestückung, blocklader, bestücken', 'insertion de connecteurs, chargeur de boîtiers', 'osazování, osazovací automat', '插壳机, 插端, 胶壳插入', 'ハウジング挿入, 端子挿入'),
  idea('seal, single wire seal, grommet', 'tülle, dichtung, einzeladerabdichtung, seal', 'joint, bouchon', 'těsnění, průchodka', '防水栓, 密封件, 防水塞', '防水栓, シール'),
  idea('prefeeder, wire feeder, feeding', 'vorschubgerät, abspulgerät, einzug, zuführen', 'prédévidoir, amenage, déroulement', 'podavač, předpodavač', '送线机, 预送线, 送线', 'プリフィーダー, 送り出し, 給線'),
  idea('dereeler, unwinder, payoff', 'abwickler, abroller, abspuler', 'dévidoir, dérouleur', 'odvíječ, odvíjení', '放线机, 放线架', '繰出機, デリーラー'),
  idea('coiler, coiling, winder', 'wickler, aufwickler, ringwickler', 'enrouleur, bobineuse', 'navíječ, navíjení', '收线机, 绕线机, 卷线', '巻取機, コイラー'),
  idea('stacker, stacking, deposit, tray', 'ablage, ableger, stapler', 'empileur, dépose, goulotte', 'odkladač, zásobník, ukládání', '收料, 堆料, 接料', 'スタッカー, 集積'),
  idea('mark, marking, print, label', 'kennzeichnen, beschriften, bedrucken, markieren, kennzeichnung', 'marquage, impression, marquer', 'značení, popisování, potisk', '打标, 喷码, 印字, 标识', 'マーキング, 印字'),
  idea('ink-jet, inkjet printer, ink', 'tintenstrahl, tintenstrahldrucker, inkjet, tinte', 'jet d’encre, encre', 'inkoust, inkoustová tiskárna', '喷墨, 喷码机', 'インクジェット'),
  idea('laser marker, uv laser', 'laser, lasermarkierer, laserbeschrifter', 'laser, marquage laser', 'laser, laserové značení', '激光, 激光打标', 'レーザー, レーザーマーカー'),
  idea('pull test, pull tester, tensile test, pull-off force', 'zugprüfung, auszugsprüfgerät, auszugskraft, zugversuch, abzugskraft', 'essai de traction, banc de traction, dynamomètre', 'zkouška tahem, tahová zkouška, trhačka, zkoušečka tahu', '拉力测试, 拉力计, 拉力机', '引張試験, 引張試験機, 引張り'),
  idea('crimp force monitoring, crimp force, cfm', 'crimpkraftüberwachung, presskraftüberwachung, crimpkraft', 'contrôle de la force de sertissage, force de sertissage', 'sledování krimpovací síly, krimpovací síla', '压接力监控, 压力监测, 压接力', '圧着力監視, 圧着力'),
  idea('cross-section, micrograph, section lab, microsection', 'schliffbild, schliffbildlabor, mikroschliff, querschliff', 'micrographie, coupe micrographique, section', 'výbrus, metalografie, mikrovýbrus', '截面分析, 剖面, 端子截面', '断面, 断面観察, 断面検査'),
  idea('test bench, harness tester, continuity test', 'prüftisch, kabelbaumtester, durchgangsprüfung, prüfstand', 'banc de test, testeur de faisceaux', 'zkušební stůl, testovací stůl, tester', '测试台, 导通测试, 线束测试', '検査台, 導通検査, テストベンチ'),
  idea('test, testing, inspection, quality', 'prüfen, prüfung, qualität, kontrolle', 'contrôle, essai, qualité', 'zkoušení, kontrola, kvalita', '检测, 质量, 测试', '検査, 品質, 試験'),
  idea('software, program', 'software, programm', 'logiciel', 'software, program', '软件', 'ソフトウェア, ソフト'),
  idea('monitoring, dashboard, oee', 'überwachung, überwachen, monitoring', 'supervision, suivi', 'monitorování, sledování', '监控, 监测', '監視, モニタリング'),
  idea('terminal, contact, lug', 'kontakt, kabelschuh, anschlagteil, klemme', 'contact, cosse, borne', 'kontakt, oko, svorka', '端子', '端子, コンタクト'),
  idea('connector, housing, plug', 'stecker, gehäuse, steckverbinder', 'connecteur, boîtier', 'konektor, pouzdro', '连接器, 胶壳', 'コネクタ, ハウジング'),
  idea('repair, fault, breakdown', 'reparatur, reparieren, störung, defekt', 'réparation, dépannage, panne', 'oprava, porucha', '维修, 修理, 故障', '修理, 故障'),
  idea('maintenance, service, inspection', 'wartung, instandhaltung, unterhalt', 'maintenance, entretien', 'údržba, servis', '维护, 保养', '保守, メンテナンス, 保全'),
  idea('spare part, wear part', 'ersatzteil, verschleissteil', 'pièce de rechange, pièce d’usure', 'náhradní díl', '备件, 易损件', '部品, スペアパーツ, 消耗品'),
  idea('calibration, calibrate, certificate', 'kalibrierung, kalibrieren, eichung', 'étalonnage, calibrage', 'kalibrace', '校准, 标定', '校正, キャリブレーション'),
  idea('training, course, school', 'schulung, kurs, weiterbildung, ausbildung', 'formation, cours', 'školení, kurz', '培训', 'トレーニング, 研修, 教育'),
  idea('commissioning, start-up, installation', 'inbetriebnahme, installation, aufstellung', 'mise en service, installation', 'uvedení do provozu, instalace', '调试, 安装', '立ち上げ, 据付, 設置'),
  idea('consulting, advice', 'beratung', 'conseil', 'poradenství', '咨询', 'コンサルティング, 相談'),
  idea('planning, layout', 'planung, planen', 'planification, implantation', 'plánování', '规划', '計画, プランニング'),
  idea('control cabinet, switchgear, panel building', 'schaltschrank, schaltschrankbau', 'armoire électrique, tableau électrique', 'rozváděč, rozvaděč', '控制柜, 电控柜, 配电柜', '制御盤, 配電盤'),
  idea('aerospace, aviation, aircraft', 'luftfahrt, flugzeug', 'aéronautique, aviation', 'letectví, letecký', '航空, 航天', '航空, 宇宙'),
  idea('rail, railway', 'bahn, schiene', 'ferroviaire, rail', 'železnice, kolejová', '铁路, 轨道', '鉄道'),
  idea('job, careers, vacancy', 'stelle, karriere, beruf, stellenangebot', 'emploi, carrière', 'kariéra, práce', '招聘, 职业', '採用, 求人'),
  idea('imprint, legal notice', 'impressum', 'mentions légales', 'tiráž', '法律声明', '会社情報'),
  idea('privacy, data protection', 'datenschutz', 'confidentialité, protection des données', 'ochrana údajů', '隐私', 'プライバシー, 個人情報'),
  idea('sustainability, environment, climate', 'nachhaltigkeit, umwelt, klima', 'durabilité, développement durable, environnement', 'udržitelnost, životní prostředí', '可持续, 环保', '持続可能, 環境'),
  idea('operator', 'bediener', 'opérateur', 'obsluha', '操作员', 'オペレーター'),
  idea('setter, set-up', 'einrichter, rüsten', 'régleur, réglage', 'seřizovač', '调机', '段取り'),
  idea('micro wire, fine wire, thin wire', 'mikroleitung, feinleitung, dünne leitung', 'fil fin, microfil', 'tenký vodič', '细线, 极细线', '細線, 極細線'),
]

/** Words of a language that say nothing on their own, beside those that PostgreSQL leaves out itself. */
export const emptyWords: Readonly<Record<string, string>> = {
  en: 'the a an and or for of to with in on by from my our your how what which',
  de: 'der die das und oder fur mit von zu zum zur im in am an auf bei uber ein eine einen wie was unser mein nach aus',
  fr: 'le la les un une des de du d l et ou a au aux pour avec sur par en dans mon notre',
  cs: 'a i v ve na s se z ze k ke do od pro po o u nebo jak',
  sk: 'a i v vo na s so z zo k ku do od pre po o u alebo ako',
  zh: '的 和 与 用 于 用于 在 了 是 怎么 如何',
  ja: 'の を に は が と で や も へ 用 する ため した して です ます から まで',
  es: 'el la los las un una de del y o a al para con por en mi',
  pt: 'o a os as um uma de do da e ou ao para com por em no na',
  hu: 'a az egy es vagy is hogyan',
  ro: 'un o si sau de la cu pentru pe in din',
}

/** One idea, with its words by language. */
export interface TradeIdea {
  readonly words: Readonly<Record<string, readonly string[]>>
}

function idea(en: string, de: string, fr: string, cs: string, zh: string, ja: string): TradeIdea {
  const list = (text: string) => text.split(',').map((word) => word.trim())
  return { words: { en: list(en), de: list(de), fr: list(fr), cs: list(cs), zh: list(zh), ja: list(ja) } }
}
