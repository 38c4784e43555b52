import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { ownNumber } from './stage/own-number.ts';
import { inEach, lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK, tellings } from './stage/tellings.ts';

inEach(tellings('notifications', AT_A_DESK), () => {
  story(
    'a reminder is set for camps, read as a family would, and sent to one that got nothing',
    async ({ secretary, presses }) => {
      const { page: office, words } = secretary;
      const texts = textsFor(words.language)['office-notification-definitions'];
      const deliveries = textsFor(words.language)['office-notification-deliveries'];
      const name = `Trois jours avant ${ownNumber()}`;
      await secretary.signIn('administrator', '/notifications');
      const { data: groups } = await secretary.call('listOfficeCategories', {});
      const category = groups
        .flatMap(({ categories }) => categories)
        .toSorted((one, other) => other.activities - one.activities)[0];

      // for the camps of a category, and for those who are registered already
      await presses.press(office.getByRole('link', { name: texts.add }));
      await office.getByLabel(texts.name).fill(name);
      await presses.press(office.getByLabel(texts.global));
      const field = office.getByRole('combobox', { name: texts.categories });
      await presses.press(field);
      await presses.press(
        office.getByRole('option', { name: category?.title[words.language] ?? '', exact: true }),
      );
      await office
        .getByLabel(new RegExp(`^${texts.subject}`))
        .first()
        .fill('Bientôt : {activité}');
      const existing = office.getByLabel(/^(Aussi pour|Also for)/u);
      await presses.press(existing);
      await lookAt(office);
      await presses.press(office.getByRole('button', { name: texts.create, exact: true }));
      presses.print('reminder for camps, with those registered already');
      await expect(office.getByRole('heading', { level: 1, name })).toBeVisible();

      // as a real family reads it, in the other language, on a phone, and in one's own mailbox
      const preview = office.getByRole('region', { name: texts.preview });
      await expect(preview.getByText(/Bientôt : \S/u)).toBeVisible();
      const [other = ''] = LANGUAGES.filter((one) => one !== words.language).map((one) =>
        new Intl.DisplayNames(words.language, { type: 'language' }).of(one),
      );
      await presses.press(preview.getByText(other, { exact: true }));
      await presses.press(
        preview.getByText(textsFor(words.language)['office-mail-templates'].looks.PHONE),
      );
      await lookAt(office);
      await presses.press(preview.getByRole('button', { name: texts.try }));
      presses.print('notification previewed and tried');
      await expect(office.getByText(texts.tried)).toBeVisible();

      // one that staff had taken back: why it did not leave, and sent after all
      const of = { notification_definition: office.url().split('/').at(-1) ?? '' };
      const waiting = async () =>
        (await secretary.call('listNotificationDeliveries', { ...of, page_size: 100 })).data.filter(
          ({ state, reason }) => state === 'WAITING' && reason === null,
        );
      await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0);
      const [delivery] = await waiting();
      const { cuid: notification_delivery = '', registration = '' } = delivery ?? {};
      await secretary.call('cancelNotification', { notification_delivery });
      await secretary.goTo(`/registrations/${registration}/overview`);
      await presses.press(
        office.getByRole('link', { name: textsFor(words.language)['office-records'].tabs.mails }),
      );
      const line = office.locator('.office-line', { hasText: name });
      await expect(line.getByText(deliveries.reasons.REMOVED_BY_STAFF)).toBeVisible();
      presses.print('why a family got nothing');
      await presses.press(line.getByRole('button', { name: deliveries.send }));
      await presses.press(
        office.getByRole('dialog').getByRole('button', { name: deliveries.send }),
      );
      presses.print('notification sent again');
      await expect(line.getByText(deliveries.states.SENT, { exact: true })).toBeVisible();
      await lookAt(office);

      const { version } = await secretary.call('getNotificationDefinition', of);
      await secretary.call('updateNotificationDefinition', { ...of, version, active: false });
    },
  );
});
