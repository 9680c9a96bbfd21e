/** Longest logged request variables, in characters (CONST-02). */
export const loggedVariablesLength = 50

/** The variables of a request as one line for the log, cut after 50 characters (CONST-02). */
export function toLoggedVariables(variables: unknown): string {
  const text = variables === undefined ? '' : (JSON.stringify(variables) ?? '')
  return text.slice(0, loggedVariablesLength)
}
