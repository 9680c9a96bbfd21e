/** A site's technical name: lower case, spaces and hyphens to underscores, no other non-word characters (SITE-10). */
export function toTechnicalName(name: string): string {
  return name.toLowerCase().replace(/[\s-]/g, '_').replace(/\W/g, '')
}
