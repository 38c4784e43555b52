import { type DataNeed, need } from '../element.ts';

/** What the organiser asks of a new customer. */
export function data(): readonly DataNeed<'describeRegistration'>[] {
  return [need('describeRegistration', {})];
}
