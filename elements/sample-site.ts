import type { Site } from '@ribambelle/ui/data/site-context.tsx';
import { SAMPLE_NOW, sampleWebsite } from './sample-answers.ts';

/** For tests: a site at a moment, with or without e-mails. */
export function siteWhere({
  mails_delivered = true,
  rendered_at = SAMPLE_NOW,
}: {
  readonly mails_delivered?: boolean | undefined;
  readonly rendered_at?: string | undefined;
}): Site {
  const { organiser } = sampleWebsite;
  const settings = { ...organiser.settings, mails_delivered };
  return {
    website: { ...sampleWebsite, organiser: { ...organiser, settings } },
    catalogue: { title: 'Activités', pathname: '/activities' },
    rendered_at,
    provider_site: 'https://provider.test',
  };
}
