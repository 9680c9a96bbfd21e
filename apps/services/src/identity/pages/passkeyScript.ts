/**
 * Script of the sign-in pages: shows the passkey form in browsers that can use it, and submits the credential. A person
 * who closes the browser's dialog stays on the page.
 */
export const passkeyScript = `const form = document.querySelector('form[data-passkey]')
if (form && window.PublicKeyCredential?.parseRequestOptionsFromJSON) {
  form.hidden = false
  form.querySelector('button').addEventListener('click', async () => {
    try {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(form.dataset.passkey))
      const credential = await navigator.credentials.get({ publicKey })
      form.elements.passkey.value = JSON.stringify(credential)
      form.submit()
    } catch (error) {
      if (error.name !== 'NotAllowedError') throw error
    }
  })
}
`
