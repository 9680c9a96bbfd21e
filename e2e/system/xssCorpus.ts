// Strings that would run if a text were inserted unescaped: as markup, in attributes, as URLs. The vectors are those
// of OWASP's filter evasion cheat sheet, multiplied by contexts and spellings.

const call = 'alert(1)'

const elements = [
  `<script>${call}</script>`,
  `<script src=data:text/javascript,${call}></script>`,
  `<script type=module>${call}</script>`,
  `<img src=x onerror=${call}>`,
  `<img src=x onerror="${call}">`,
  `<IMG SRC=x OnErRoR=${call}>`,
  `<img src=x:x onerror\n=\n${call}>`,
  `<svg onload=${call}>`,
  `<svg/onload=${call}>`,
  `<svg><script>${call}</script></svg>`,
  `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${call}"><text x=20 y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><image href=1 onerror=${call} /></svg>#x">`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${call}>`,
  `<math><a xlink:href="javascript:${call}">x</a></math>`,
  `<body onload=${call}>`,
  `<iframe src="javascript:${call}"></iframe>`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<object data="javascript:${call}"></object>`,
  `<embed src="javascript:${call}">`,
  `<video><source onerror=${call}></video>`,
  `<video src=x onerror=${call}></video>`,
  `<audio src=x onerror=${call}></audio>`,
  `<details open ontoggle=${call}>x</details>`,
  `<input autofocus onfocus=${call}>`,
  `<select autofocus onfocus=${call}></select>`,
  `<textarea autofocus onfocus=${call}></textarea>`,
  `<marquee onstart=${call}>x</marquee>`,
  `<form action="javascript:${call}"><button>x</button></form>`,
  `<button formaction="javascript:${call}" form=x>x</button>`,
  `<isindex action="javascript:${call}" type=submit>`,
  `<link rel=stylesheet href="javascript:${call}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  `<base href="javascript:${call}//">`,
  `<style>@import 'javascript:${call}';</style>`,
  `<div style="background:url(javascript:${call})">x</div>`,
  `<table background="javascript:${call}"></table>`,
  `<a href="javascript:${call}">x</a>`,
  `<a href="&#106;avascript:${call}">x</a>`,
  `<a href="java&#9;script:${call}">x</a>`,
  `<a href="data:text/html,<script>${call}</script>">x</a>`,
  `<p onmouseover=${call} style="position:fixed;inset:0">x</p>`,
  `<template><script>${call}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>"></noscript>`,
  `<xmp><img src="</xmp><img src=x onerror=${call}>"></xmp>`,
  `<title><img src="</title><img src=x onerror=${call}>"></title>`,
  `<!--<img src="--><img src=x onerror=${call}//">`,
  `<![CDATA[><img src=x onerror=${call}>]]>`,
  `<?xml version="1.0"?><html:script xmlns:html="http://www.w3.org/1999/xhtml">${call}</html:script>`,
  `<dialog open onclose=${call}><form method=dialog><button autofocus>x</button></form></dialog>`,
  `<div popover id=p onbeforetoggle=${call}></div><button popovertarget=p>x</button>`,
  `<a id=x tabindex=1 onfocus=${call} autofocus>x</a>`,
] as const

const schemes = [
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  ` javascript:${call}`,
  `java\tscript:${call}`,
  `java\nscript:${call}`,
  `javascript:/*--></title></style></textarea></script></xmp><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+${call}//'>`,
  `javascript://%0a${call}`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `data:text/html,<script>${call}</script>`,
  `vbscript:${call}`,
  `hard:javascript:${call}`,
  `action:${call}`,
] as const

const templates = [
  `{{constructor.constructor("${call}")()}}`,
  `\${${call}}`,
  `<%= ${call} %>`,
  `#{${call}}`,
  `{name}`,
  `]]>`,
  `</script><script>${call}</script>`,
  `\u2028${call}\u2029`,
  `__proto__`,
  `$&$1$\``,
] as const

/** Contexts that a string has to break out of. */
const surroundings: readonly ((attack: string) => string)[] = [
  (attack) => attack,
  (attack) => `">${attack}`,
  (attack) => `'>${attack}`,
  (attack) => `--></style></title></textarea></script>${attack}`,
  (attack) => `" autofocus onfocus=${call} x="${attack}`,
  (attack) => `\\u003c/script>${attack}`,
  (attack) => `Words before ${attack} and words behind`,
]

/** Spellings of a string. */
const spellings: readonly ((attack: string) => string)[] = [
  (attack) => attack,
  (attack) => attack.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (attack) => attack.replace(/[a-z]/g, (letter, at: number) => (at % 2 === 0 ? letter.toUpperCase() : letter)),
  (attack) => attack.replaceAll('<', '\uFF1C').replaceAll('>', '\uFF1E'),
  (attack) => attack.replaceAll('<', '<<'),
  (attack) => encodeURIComponent(attack),
]

/** Every attack in every context and spelling, without duplicates. */
export const xssCorpus: readonly string[] = [
  ...new Set(
    [...elements, ...schemes, ...templates].flatMap((attack) =>
      surroundings.flatMap((surround) => spellings.map((spell) => spell(surround(attack)))),
    ),
  ),
]
