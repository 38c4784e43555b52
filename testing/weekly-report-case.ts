import type { Caller, Shop } from './shop.ts';

type Member = Caller & { readonly cuid: string };

/**
 * Returns the case in which two people change a weekly report: one its hour, the other its
 * recipients.
 */
export async function weeklyReportCase(shop: Shop, { zoe, tom }: { zoe: Member; tom: Member }) {
  const { cuid: schedule } = await shop.office(
    'createReportSchedule',
    { of: { report: 'owed', by: 'family' }, weekday: 1, hour: 7, recipients: [zoe.cuid] },
    zoe,
  );
  return {
    zoe: { schedule, hour: 9 },
    tom: { schedule, recipients: [tom.cuid] },
    version: async () => {
      const { data } = await shop.office('listReportSchedules', {}, zoe);
      return data.find(({ cuid }) => cuid === schedule)?.version ?? Number.NaN;
    },
    changed: 'hour',
  };
}
