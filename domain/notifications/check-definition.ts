import { type InEachLanguage, LANGUAGES } from '../base/languages.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import {
  type DelayType,
  type NotificationRequirement,
  type NotificationTrigger,
  type RecipientType,
  TRIGGER_RULES,
} from './triggers.ts';

/** The fields of a definition that must fit each other. */
export interface DefinitionToCheck {
  readonly title: InEachLanguage<string>;
  readonly trigger: NotificationTrigger;
  readonly delay: number;
  readonly delay_type: DelayType;
  readonly recipient_type: RecipientType;
  readonly recipient: string;
  readonly global: boolean;
  readonly active: boolean;
  readonly requirements: readonly NotificationRequirement[];
  /** The number of records that it names. */
  readonly dependencies: number;
}

/** The reasons why a definition cannot be kept. */
type DefinitionRefusal =
  | 'NOTIFICATION_TRIGGER_LATER'
  | 'NOTIFICATION_DELAY_TYPE'
  | 'NOTIFICATION_REQUIREMENT'
  | 'NOTIFICATION_RECIPIENT'
  | 'NOTIFICATION_ABOUT_NOTHING'
  | 'NOTIFICATION_TITLE_MISSING'
  | 'NOTIFICATION_REQUIRED';

/** The triggers with an e-mail of ours, which has a subject. */
export const WITH_MAIL: ReadonlySet<NotificationTrigger> = new Set([
  'cart.processed',
  'registration.cancellation.created',
  'registration.cancellation.restored',
  'registration.transfer.created',
  'waiting-list.vacancy',
]);

/** Tests whether an e-mail of a definition has no subject but its own title. */
export function needsTitle({
  trigger,
  recipient_type,
}: Pick<DefinitionToCheck, 'trigger' | 'recipient_type'>): boolean {
  return recipient_type !== 'CUSTOMERS' || !WITH_MAIL.has(trigger);
}

/**
 * Decides whether a definition can be kept, each refusal on the field that is to be changed. The
 * required one keeps being active, at once, for everything and everybody (1 §9.3).
 */
export function checkDefinition(
  of: DefinitionToCheck,
  { required }: { readonly required: boolean },
): Decision<null, DefinitionRefusal> {
  const rule = TRIGGER_RULES[of.trigger];
  if (rule.subject === null)
    return refuse('NOTIFICATION_TRIGGER_LATER', { trigger: 'NOTIFICATION_TRIGGER_LATER' });
  if (!rule.delay_types.includes(of.delay_type))
    return refuse('NOTIFICATION_DELAY_TYPE', { delay_type: 'NOTIFICATION_DELAY_TYPE' });
  if (of.requirements.some((requirement) => !rule.requirements.includes(requirement)))
    return refuse('NOTIFICATION_REQUIREMENT', { requirements: 'NOTIFICATION_REQUIREMENT' });
  if ((of.recipient_type === 'ADDRESS') !== (of.recipient !== ''))
    return refuse('NOTIFICATION_RECIPIENT', { recipient: 'NOTIFICATION_RECIPIENT' });
  if (!of.global && of.dependencies === 0)
    return refuse('NOTIFICATION_ABOUT_NOTHING', { global: 'NOTIFICATION_ABOUT_NOTHING' });
  if (needsTitle(of) && LANGUAGES.every((language) => of.title[language] === ''))
    return refuse('NOTIFICATION_TITLE_MISSING', { 'title.fr': 'NOTIFICATION_TITLE_MISSING' });
  const field = required ? changedOfRequired(of) : null;
  return field === null
    ? permit(null)
    : refuse('NOTIFICATION_REQUIRED', { [field]: 'NOTIFICATION_REQUIRED' });
}

function changedOfRequired(of: DefinitionToCheck): string | null {
  if (!of.active) return 'active';
  if (!of.global) return 'global';
  if (of.delay !== 0) return 'delay';
  if (of.recipient_type !== 'CUSTOMERS') return 'recipient_type';
  return of.requirements.length > 0 ? 'requirements' : null;
}
