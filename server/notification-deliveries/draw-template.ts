import type { Language } from '@ribambelle/domain/base/languages.ts';
import { findTemplate } from '../mail-templates/index.ts';
import type { DefinitionRecord } from '../notification-definitions/index.ts';
import { orRefuse } from '../refusal.ts';
import { type By, type Previewed, readShown } from './draw-preview.ts';

/**
 * Reads the e-mail of a template about one of the newest registrations. Refuses NOT_PERMITTED
 * without the right to read families, MAIL_TEMPLATE_NOT_FOUND and NOTIFICATION_NOTHING_TO_SHOW.
 */
export async function readTemplatePreview(
  by: By,
  request: {
    readonly mail_template: string;
    readonly at: number;
    readonly language?: Language | undefined;
  },
): Promise<Previewed> {
  const { id, cuid, version, name, content } = orRefuse(
    await findTemplate(by.db, { cuid: request.mail_template }),
    'MAIL_TEMPLATE_NOT_FOUND',
  );
  const title = { fr: name, en: name };
  const definition: DefinitionRecord = {
    ...ABOUT_REGISTRATIONS,
    id,
    cuid,
    version,
    name,
    title,
    content,
  };
  return readShown(by, { ...request, definition, words: { ...definition, name } });
}

/** A notification about all registrations, without words. */
const ABOUT_REGISTRATIONS: Omit<
  DefinitionRecord,
  'id' | 'cuid' | 'version' | 'name' | 'title' | 'content'
> = {
  trigger: 'registration.created',
  delay: 0,
  delay_type: 'AFTER_TRIGGER',
  recipient_type: 'CUSTOMERS',
  recipient: '',
  collaborator_ids: [],
  global: true,
  activity_ids: [],
  category_ids: [],
  membership_ids: [],
  active: true,
  requirements: [],
  attachments: [],
  spam_avoidance_delay: 0,
  required: false,
};
