import { CHILD } from './people/parent.ts';
import type { Secretary } from './people/secretary.ts';
import { answerEverything } from './people/answers.ts';
import { activityOf, setWaitingList } from './stage/desk.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';

/** A language, a width, an activity, and whether it has required questions. */
for (const [language, width, slug, has_questions] of tellings('kept-places', [
  ['fr', 390, 'stage-bande-dessinee', false],
  ['en', 1280, 'studio-animation', true],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'a waiting list keeps places, and staff put a family first; the free place is kept for it for a time, and taken in one tap',
      async ({ page, parent, secretary, books, words }) => {
        story.slow();
        const offer = await books.fullOfferOf(slug);
        const main = page.getByRole('main');
        await parent.join(offer);
        await books.confirm(parent.email);
        await main.getByRole('radio', { name: new RegExp(CHILD.firstname) }).check();
        await main.getByRole('button', { name: words.waitingList.join_without_mail }).click();
        await expect(main).toContainText(words.waitingList.position(1));

        const { availabilities, office } = secretary.words;
        const desk = secretary.page;
        await secretary.signInWithoutPage('administrator');
        await keepPlaces(secretary, offer.title[language]);

        await secretary.goTo(`/availabilities/${offer.cuid}`);
        const line = secretary.panel.getByRole('list', {
          name: words.availabilityPage.waiting_list.title,
        });
        const name = `${CHILD.firstname} ${CHILD.lastname}`;
        const choose = async (what: string) => {
          await line.getByRole('button', { name: availabilities.waiting_tools(name) }).click();
          await desk.getByRole('menuitem', { name: what, exact: true }).click();
        };
        await choose(availabilities.waiting_first);
        await expect(line).toContainText(availabilities.waiting_priority);
        // nothing is free yet
        await choose(availabilities.waiting_keep);
        const dialog = desk.getByRole('dialog', { name: availabilities.waiting_keep_title(name) });
        expect(await inspectionOf(desk).look()).toEqual([]);
        await dialog.getByRole('button', { name: availabilities.waiting_keep_button }).click();
        await expect(dialog).toContainText(secretary.words.errors['PLACES_TAKEN'] ?? 'a sentence');
        await dialog.getByRole('button', { name: office.cancel }).click();
        // on a phone the panel covers the menu
        await desk.keyboard.press('Escape');
        await expect(secretary.panel).toBeHidden();
        await secretary.openRegistration(offer.registration);
        await secretary.cancelRegistration('Un autre projet de vacances');
        await expect
          .poll(async () => (await books.mailsTo(parent.email)).map(({ kind }) => kind))
          .toEqual(['waiting-list.vacancy']);
        await secretary.goTo(`/availabilities/${offer.cuid}`);
        await expect(line).toContainText(availabilities.waiting_offered('').trim());
        await expect(secretary.panel).toContainText(availabilities.offered_places(1));
        await choose(availabilities.waiting_keep_longer);
        await dialog.getByLabel(availabilities.waiting_keep_for).fill('6');
        await dialog.getByRole('button', { name: availabilities.waiting_keep_button }).click();
        await expect(dialog).toBeHidden();

        const inspection = inspectionOf(page);
        await parent.arriveAt('/account/home');
        await expect(main).toContainText(words.waitingList.offers_title);
        expect(await inspection.look()).toEqual([]);
        const take = words.waitingList.take_of(`${name}, ${offer.title[language]}`);
        await main.getByLabel(take, { exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${has_questions ? offer.path : '/checkout'}$`));
        // no call was refused
        expect(await inspection.look()).toEqual([]);
        // required answers are given on the page of the date
        if (has_questions) {
          await answerEverything(main);
          await parent.addToCart();
        }
        await parent.order('DELAYED');
        await parent.seeConfirmation();

        await secretary.goTo(`/availabilities/${offer.cuid}`);
        await expect(secretary.panel).toBeVisible();
        await expect(line).toHaveCount(0);
        await expect(secretary.panel).not.toContainText(availabilities.offered_places(1));
        await findNoUntoldLine(secretary, offer.title[language]);
      },
    );
  });
}

/** Lets the waiting lists of an activity keep a free place for three hours. */
async function keepPlaces(secretary: Secretary, title: string): Promise<void> {
  const activity = await activityOf(secretary, title);
  await setWaitingList(secretary, { activity, waiting_list_mode: 'OFFER', offer_minutes: 180 });
}

/** Checks that nobody waits for it any more, so that it is not among the untold lines. */
async function findNoUntoldLine(secretary: Secretary, activity: string): Promise<void> {
  const { page } = secretary;
  await secretary.goTo('/availabilities?waiting_list=UNTOLD');
  await expect(page).toHaveURL(/waiting_list=UNTOLD/u);
  expect(await inspectionOf(page).look()).toEqual([]);
  await expect(page.getByRole('main').getByText(activity)).toHaveCount(0);
}
