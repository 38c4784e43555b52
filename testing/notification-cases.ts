import { said } from './said.ts';
import type { Made } from './factories/factories.ts';
import type { Caller, Shop } from './shop.ts';

/** Returns the cases in which two people change one notification, and one template. */
export function notificationCases(
  team: () => { readonly shop: Shop; readonly organiser: Made; readonly zoe: Caller },
) {
  return {
    updateNotificationDefinition: async () => {
      const { shop, organiser, zoe } = team();
      const { cuid } = await shop.make.notificationDefinition(organiser);
      const notification_definition = cuid;
      return {
        zoe: { notification_definition, delay: 60 },
        tom: { notification_definition, name: 'De Tom' },
        version: async () =>
          (await shop.office('getNotificationDefinition', { notification_definition }, zoe))
            .version,
        changed: 'delay',
      };
    },
    updateMailTemplate: async () => {
      const { shop, zoe } = team();
      const content = said({ fr: '<p>Bonjour</p>', en: '' });
      const template = { name: 'Rentrée', content };
      const { cuid: mail_template } = await shop.office('createMailTemplate', template, zoe);
      return {
        zoe: { mail_template, name: 'De Zoé' },
        tom: { mail_template, content: said({ fr: '<p>De Tom</p>', en: '' }) },
        version: async () => (await shop.office('getMailTemplate', { mail_template }, zoe)).version,
        changed: 'name',
      };
    },
  };
}
