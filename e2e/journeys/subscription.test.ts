import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { copyDemoFolder } from '../system/demoFolder.ts'
import { startKudex, type KudexProcess } from '../system/kudexProcess.ts'
import { expect, test } from '../system/test.ts'
import { writeContent } from '../system/writeContent.ts'

const ports = { host: 3590, services: 4590, admin: 3591 }
const origin = `http://localhost:${ports.host}`

test.describe('a subscription', () => {
  let folder = ''
  let kudex: KudexProcess

  // A separate system, so that its outbox folder is known.
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    folder = mkdtempSync(join(tmpdir(), 'kudex-subscription-'))
    copyDemoFolder(folder)
    kudex = await startKudex({
      dataFolder: folder,
      ports,
      environment: { PUBLIC_ORIGINS: origin, ANNOUNCEMENT_DELAY: '0' },
    })
  })
  test.afterAll(async () => {
    await kudex.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function readLetters(to: string): Promise<readonly Email[]> {
    const outbox = join(folder, 'outbox')
    const files = await readdir(outbox).catch(() => [])
    const whole = files.filter((name) => name.endsWith('.eml'))
    const letters = await Promise.all(whole.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))))
    return letters.filter((letter) => letter.to?.some(({ address }) => address === to))
  }

  /** Publishes a story through the write interface. */
  const publish = (id: string, publicationDate = new Date()) =>
    writeContent(
      'PUT',
      `stories/${id}`,
      {
        siteId: 'kudex',
        slug: id,
        publicationDate: publicationDate.toISOString(),
        title: `Title of ${id}`,
        leadText: 'What it is about.',
        languages: ['en'],
        blocks: [{ kind: 'quote', text: 'Well said.' }],
        isPublished: true,
      },
      `http://localhost:${ports.services}`,
    )

  /** Waits for the mail with this subject and returns it with the link in it. */
  async function waitForLetter(to: string, subject: string): Promise<{ letter: Email; link: string }> {
    let letter: Email | undefined
    await expect
      .poll(async () => (letter = (await readLetters(to)).find((each) => each.subject === subject)), {
        timeout: 30_000,
      })
      .toBeDefined()
    const link = /https?:\/\/\S+/.exec(letter?.text ?? '')?.[0] ?? ''
    // The HTML and the text part have the same link, on our origin.
    expect(letter?.html).toContain(link.replaceAll('&', '&amp;'))
    expect(link.startsWith(`${origin}/`)).toBe(true)
    return { letter: letter as Email, link }
  }

  test('starts when its owner confirms it by a button, and ends by the link in a mail (STORY-09)', async ({ page }) => {
    const email = 'vera.reads@firm.example'
    await page.goto(`${origin}/en/subscribe`)
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('checkbox', { name: 'Stories' }).check()
    await page.getByRole('checkbox').last().check()
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Please open the mail that we send you and confirm your subscription.')).toBeVisible()

    const confirm = await waitForLetter(email, 'Please confirm your subscription')
    // Mail scanners open the links of a mail; that must not confirm anything.
    await page.request.get(confirm.link)
    await page.goto(confirm.link)
    await expect(page.getByRole('heading', { name: 'Confirm your subscription' })).toBeVisible()
    expect(await readLetters(email)).toHaveLength(1)
    await page.getByRole('button', { name: 'Confirm subscription' }).click()
    await expect(page.getByText('Your subscription has begun.')).toBeVisible()

    await waitForLetter(email, 'Your subscription has begun')
    await publish('first-words')
    const news = await waitForLetter(email, 'New from Kudex: Title of first-words')
    await page.goto(news.link)
    await expect(page.getByRole('heading', { name: 'Title of first-words', level: 1 })).toBeVisible()

    const leave = /https?:\/\/\S+leave=\S+/.exec(news.letter.text ?? '')?.[0] ?? ''
    // Opening the link ends nothing: the next story is announced as well.
    await page.request.get(leave)
    await page.goto(leave)
    await expect(page.getByRole('button', { name: 'End subscription' })).toBeVisible()
    await publish('second-words')
    await waitForLetter(email, 'New from Kudex: Title of second-words')
    await page.getByRole('button', { name: 'End subscription' }).click()
    await expect(page.getByText('Your subscription has ended.')).toBeVisible()
    // The unsubscribe button of a mail program posts to the same address (RFC 8058).
    const posted = await page.request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect([posted.status(), await posted.text()]).toEqual([200, 'unsubscribed'])
    // The old confirmation mail does not start it again.
    await page.goto(confirm.link)
    await page.getByRole('button', { name: 'Confirm subscription' }).click()
    await expect(page.getByText('This link is no longer valid.')).toBeVisible()
    expect(new Set((await readLetters(email)).map(({ subject }) => subject))).toEqual(
      new Set([
        'New from Kudex: Title of first-words',
        'New from Kudex: Title of second-words',
        'Please confirm your subscription',
        'Your subscription has begun',
      ]),
    )
    expect(await readLetters(email)).toHaveLength(4)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('starts and ends in the language of its page (STORY-09)', async ({ page, problems }) => {
      const email = 'vera.liest@firm.example'
      await page.goto(`${origin}/de/subscribe`)
      await page.getByLabel('E-Mail').fill(email)
      await page.getByRole('checkbox', { name: 'Storys' }).check()
      await page.getByRole('checkbox').last().check()
      await page.getByRole('main').getByRole('button', { name: 'Abonnieren' }).click()
      await expect(page).toHaveURL(/\/de\/subscribe\?sent=KX-/)
      const confirm = await waitForLetter(email, 'Bitte bestätigen Sie Ihr Abonnement')
      await page.goto(confirm.link)
      await page.getByRole('button', { name: 'Abonnement bestätigen' }).click()
      await expect(page.getByText('Ihr Abonnement hat begonnen.')).toBeVisible()
      const begun = await waitForLetter(email, 'Ihr Abonnement hat begonnen')
      // Unsubscribing works even if editors remove the page.
      const services = `http://localhost:${ports.services}`
      problems.ignore(/404/)
      await writeContent('POST', 'pages/kudex-subscribe/unpublish', undefined, services)
      await expect.poll(async () => (await page.goto(`${origin}/de/subscribe`))?.status()).toBe(404)
      await page.goto(begun.link)
      await page.getByRole('button', { name: 'Abonnement beenden' }).click()
      await expect(page.getByText('Ihr Abonnement ist beendet.')).toBeVisible()
      await writeContent('POST', 'pages/kudex-subscribe/publish', undefined, services)
      await expect.poll(async () => (await page.goto(`${origin}/de/subscribe`))?.status()).toBe(200)
    })
  })

  test('announces an entry only from its publication date on, when it appears everywhere by itself (STORY-01)', async ({
    page,
  }) => {
    const title = 'Title of at-its-date'
    const places = [
      '/en/stories',
      '/en/stories/at-its-date',
      '/feeds/kudex/en/stories.atom',
      '/feeds/kudex/en/stories.rss',
    ]
    const readStatus = async () => (await page.request.get(`${origin}/en/stories/at-its-date`)).status()
    const countPlaces = async () => {
      const texts = await Promise.all(places.map(async (path) => (await page.request.get(origin + path)).text()))
      return texts.filter((text) => text.includes(title)).length
    }
    const countFound = async () => {
      const data = { localeCode: 'en', siteSlug: null, query: title, page: 1, type: null }
      const answer = await page.request.post(`${origin}/api/search-proxy/search`, { data })
      return ((await answer.json()) as { records: { title: string }[] }).records.filter((each) => each.title === title)
        .length
    }
    await publish('at-its-date', new Date(Date.now() + 3_600_000))
    // Pages cached from here on do not contain it.
    expect([await countPlaces(), await readStatus(), await countFound()]).toEqual([0, 404, 0])
    await publish('at-its-date', new Date(Date.now() + 1_500))
    await expect.poll(countPlaces, { timeout: 30_000 }).toBe(places.length)
    await expect.poll(countFound, { timeout: 30_000 }).toBe(1)
    await page.goto(`${origin}/en/stories`)
    await page.getByRole('main').getByRole('link', { name: title }).first().click()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    // Unpublished, it disappears from all of them and its own page.
    await publish('at-its-date', new Date(Date.now() + 3_600_000))
    await expect.poll(countPlaces, { timeout: 30_000 }).toBe(0)
    expect(await readStatus()).toBe(404)
    await expect.poll(countFound, { timeout: 30_000 }).toBe(0)
  })

  test('with an invented link shows that the link is not valid', async ({ page }) => {
    await page.goto(`${origin}/en/subscribe?confirm=${'a'.repeat(43)}`)
    await page.getByRole('button', { name: 'Confirm subscription' }).click()
    await expect(page.getByText('This link is no longer valid.')).toBeVisible()
  })
})
