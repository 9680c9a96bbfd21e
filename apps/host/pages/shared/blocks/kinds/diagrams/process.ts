import { isVisibleIn } from '@kudex/domain/catalogue'
import type { ProcessStep } from '@kudex/ui'
import type { BlockLoader } from '../../blocks.types.ts'

/** Steps of a process with their machines; products that the country does not have are left out. */
export const process: BlockLoader<'ProcessBlock'> = {
  listLinks: ({ processSteps, links }) => [...processSteps.map(({ link }) => link), ...links],
  listProducts: ({ processSteps }) => processSteps.flatMap(({ productSlugs }) => productSlugs),
  toView: ({ title, lead, processSteps, caption, links }, { request, targets, resolveLink }) => ({
    kind: 'process',
    props: {
      title: title ?? undefined,
      lead: lead ?? undefined,
      steps: processSteps.map(({ station, title, text, link, productSlugs }, index) => ({
        id: `${index + 1}`,
        station: toStation(station),
        title,
        text: text ?? undefined,
        link: resolveLink(link),
        machines: productSlugs
          .filter((slug) => {
            const product = targets.products.get(slug)
            return product !== undefined && isVisibleIn(product, request.address.locale.country)
          })
          .map((slug) => resolveLink({ kind: 'product', productSlug: slug, text: '{name}', openInNewTab: false })),
      })),
      alongside: links.length > 0 ? { label: caption ?? undefined, links: links.map(resolveLink) } : undefined,
    },
  }),
}

/** A step that a newer service knows is drawn like the first. */
function toStation(name: string): ProcessStep['station'] {
  return stations.find((known) => known === name) ?? 'cut'
}

const stations = ['cut', 'strip', 'crimp', 'test', 'harness'] as const
