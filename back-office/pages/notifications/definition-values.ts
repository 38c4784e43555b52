import type { Answer, Ask } from '@ribambelle/api/client.ts';
import type { NotificationAttachment } from '@ribambelle/domain/notifications/attachments.ts';
import {
  type NotificationRequirement,
  type NotificationTrigger,
  TRIGGER_RULES,
} from '@ribambelle/domain/notifications/triggers.ts';
import { NO_TEXT } from '../../fields/bilingual-field.tsx';

type Definition = Answer<'getNotificationDefinition'>;

/** The values of the form of a notification; records with the titles that are shown. */
export type DefinitionFormValues = Omit<Definition, 'cuid' | 'version' | 'required' | 'waiting'> & {
  readonly existing: boolean;
} & Record<string, unknown>;

/** A new notification: three days before, for everything. */
export const NEW_DEFINITION: DefinitionFormValues = {
  name: '',
  title: NO_TEXT,
  trigger: 'registration.created',
  delay: 3 * 24 * 60,
  delay_type: 'BEFORE_AVAILABILITY',
  recipient_type: 'CUSTOMERS',
  recipient: '',
  collaborators: [],
  global: true,
  dependencies: { activities: [], categories: [], memberships: [] },
  active: true,
  content: [{ type: 'TEXT', text: NO_TEXT }, { type: 'DETAILS' }],
  requirements: ['NOT_CANCELLED'],
  attachments: [],
  spam_avoidance_delay: 0,
  existing: false,
};

/** Returns the values of a definition as its form has them. */
export function valuesOf(definition: Definition): DefinitionFormValues {
  const {
    cuid: _cuid,
    version: _version,
    required: _required,
    waiting: _waiting,
    ...values
  } = definition;
  return { ...values, existing: false };
}

const cuids = (named: readonly { readonly cuid: string }[]) => named.map(({ cuid }) => cuid);

/** Returns the request of these values. */
export function requestOf(values: DefinitionFormValues): Ask<'createNotificationDefinition'> {
  const { activities, categories, memberships } = values.dependencies;
  return {
    ...values,
    recipient: values.recipient_type === 'ADDRESS' ? values.recipient : '',
    collaborators: cuids(values.collaborators),
    dependencies: {
      activities: cuids(activities),
      categories: cuids(categories),
      memberships: cuids(memberships),
    },
  };
}

/** Returns the values that fit another trigger: its moments, its conditions and its text. */
export function withTrigger(
  values: DefinitionFormValues,
  trigger: NotificationTrigger,
): DefinitionFormValues {
  const { delay_types, requirements } = TRIGGER_RULES[trigger];
  const [usual = 'AFTER_TRIGGER'] = delay_types;
  const kept = delay_types.includes(values.delay_type);
  return {
    ...values,
    trigger,
    delay: kept ? values.delay : 0,
    delay_type: kept ? values.delay_type : usual,
    requirements: values.requirements.filter((one) => requirements.includes(one)),
  };
}

/** Returns a list with or without a member. */
export function toggled<Member extends NotificationRequirement | NotificationAttachment>(
  list: readonly Member[],
  { member, on }: { readonly member: Member; readonly on: boolean },
): Member[] {
  const rest = list.filter((one) => one !== member);
  return on ? [...rest, member] : rest;
}
