/** Words that are removed from queries, by language. */
export const stopWords: Readonly<Record<string, string>> = {
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
