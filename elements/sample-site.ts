import type { Site } from '@ribambelle/ui/data/site-context.tsx';
import { SAMPLE_NOW, sampleWebsite } from './sample-answers.ts';

/** For tests: a site that sends e-mails, or one that does not. */
export function siteWhere({
  mails_delivered = true,
}: {
  readonly mails_delivered?: boolean | undefined;
}): Site {
  const { organiser } = sampleWebsite;
  const settings = { ...organiser.settings, mails_delivered };
  return {
    website: { ...sampleWebsite, organiser: { ...organiser, settings } },
    catalogue: { title: 'Activités', pathname: '/activities' },
    rendered_at: SAMPLE_NOW,
    provider_site: 'https://provider.test',
  };
}
