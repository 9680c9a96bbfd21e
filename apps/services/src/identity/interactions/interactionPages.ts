import type { Context } from 'hono'
import type { Provider } from 'oidc-provider'
import type { LoginProblem, PasskeyPrompt, Pages, SecondFactorProblem } from '../pages/pages.types.ts'
import { resolvePageLanguage } from '../pages/resolvePageLanguage.ts'
import type { Passkeys } from '../passkeys/passkeys.ts'

/** Renders the pages of an interaction in its language, with new challenges for passkeys. */
export function createInteractionPages({ issuer, pages, passkeys }: InteractionPagesOptions) {
  const { pathname } = new URL(issuer)
  const toAction = ({ uid }: Interaction) => `${pathname}/interaction/${uid}`
  const toLanguage = (context: Context, interaction: Interaction) =>
    resolvePageLanguage(toLanguageRequest(context, interaction))

  async function toPrompt(binding: string, accountId?: string): Promise<PasskeyPrompt | undefined> {
    return passkeys ? { options: await passkeys.toRequestOptions(binding, accountId) } : undefined
  }

  return {
    renderLogin: async (
      context: Context,
      interaction: Interaction,
      email: string,
      problems: readonly LoginProblem[],
    ): Promise<string> => {
      const model = { action: toAction(interaction), email, problems, passkey: await toPrompt(interaction.uid) }
      return pages.renderLogin(toLanguage(context, interaction), model)
    },

    renderSecondFactor: async (
      context: Context,
      interaction: Interaction,
      { accountId, ...step }: SecondFactorStep,
    ): Promise<string> => {
      const passkey = await toPrompt(step.ticket, accountId)
      // Without passkeys of the account there is nothing to choose from.
      const isOffered = (passkey?.options.allowCredentials?.length ?? 0) > 0
      const model = { ...step, action: toAction(interaction), passkey: isOffered ? passkey : undefined }
      return pages.renderSecondFactor(toLanguage(context, interaction), model)
    },

    renderConsent: (context: Context, interaction: Interaction): Promise<string> => {
      const scopes = toText(interaction.params.scope).split(' ')
      return pages.renderConsent(toLanguage(context, interaction), { action: toAction(interaction), scopes })
    },
  }
}

export interface InteractionPagesOptions {
  readonly issuer: string
  readonly pages: Pages
  readonly passkeys: Passkeys | null
}

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

interface SecondFactorStep {
  readonly accountId: string
  /** Proof of the right password. */
  readonly ticket: string
  readonly problem?: SecondFactorProblem | undefined
}

/** The page's own `ui_locales` (its language links) takes precedence over that of the authorization request. */
export function toLanguageRequest(context: Context, interaction?: Interaction) {
  return {
    query: { ui_locales: context.req.query('ui_locales') ?? interaction?.params.ui_locales },
    get: (header: string) => context.req.header(header) ?? '',
  }
}

/** A request parameter as text; the provider has refused other types. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
