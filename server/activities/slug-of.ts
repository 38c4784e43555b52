import { randomBytes } from 'node:crypto';
import { fold } from '@ribambelle/domain/base/fold.ts';

const LONGEST_SLUG = 60;

/** Returns a readable address that no other record has: `stage-de-natation-7f3a`. */
export function slugOf(title: string): string {
  const readable = fold(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-+|-+$/g, '');
  return `${readable === '' ? 'activite' : readable}-${randomBytes(3).toString('hex')}`;
}
