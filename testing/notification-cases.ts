import type { Made } from './factories/factories.ts';
import type { Caller, Shop } from './shop.ts';

/** Returns the case in which two people change one notification. */
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
  };
}
