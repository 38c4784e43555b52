import { getBadges as endpoint } from '@ribambelle/api/badges/get-badges.ts';
import { saysNothing } from '@ribambelle/domain/attendances/says-nothing.ts';
import { dayOf, spanOfDay } from '@ribambelle/domain/base/days.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import type { BadgeOrder } from './badge-sheets.ts';
import { listBadges } from './badge-views.ts';
import { drawBadges } from './draw-badges.ts';

const MOST = 1_000;

/** Badges of who comes, drawn after the transaction. */
export const getBadges = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now, afterCommit }) => {
    const { day, layout, health, inline, ...filters } = request;
    if (health && !seesFields(collaborator.permissions, 'ANSWERS')) refuse('NOT_PERMITTED');
    const span = day === undefined ? null : spanOfDay(day, organiser.timezone);
    const wish = { organiser_id: organiser.id, span, ...filters };
    const rows = await listBadges(db, { ...wish, most: MOST + 1 });
    if (rows.length === 0) refuse('BADGES_NOBODY');
    if (rows.length > MOST) refuse('BADGES_TOO_MANY');
    const text = textReader({ language, organiser });
    const texts = textsFor(language).badges;
    const order: BadgeOrder = {
      badges: rows.map(({ title, health: answers, ...row }) => ({
        ...row,
        group: text(title),
        marked: health && answers.some((answer) => !saysNothing(answer)),
      })),
      layout,
      organiser: organiser.name,
      language,
      made_at: now,
      title: texts.file,
      mark: texts.mark,
    };
    const name = `${texts.file}-${day ?? dayOf(now, organiser.timezone)}.pdf`;
    afterCommit(async () => ({
      content_type: 'application/pdf',
      filename: inline ? null : name,
      bytes: await drawBadges(order),
    }));
    return { content_type: 'application/pdf', filename: null, bytes: new Uint8Array() };
  },
);
