import { Anchor, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Line, Section } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';

export type Use = Answer<'getFile'>['used_on'][number];

/** The page of the back-office for each kind of place, and whether it has one for each record. */
const ADDRESSES: { readonly [of in Use['of']]?: (cuid: string) => string } = {
  activities: (cuid) => `/activities/${cuid}`,
  bundles: (cuid) => `/bundles/${cuid}`,
  memberships: (cuid) => `/memberships/${cuid}`,
  resources: (cuid) => `/resources/${cuid}`,
  vouchers: (cuid) => `/vouchers/${cuid}`,
  articles: (cuid) => `/articles/${cuid}`,
  article_drafts: (cuid) => `/articles/${cuid}`,
  pages: (cuid) => `/pages/${cuid}`,
  page_drafts: (cuid) => `/pages/${cuid}`,
  site: () => '/site',
  logo: () => '/settings',
  icon: () => '/site',
  mailings: (cuid) => `/mailings/${cuid}`,
  notification_definitions: (cuid) => `/notifications/${cuid}`,
  mail_templates: (cuid) => `/mail-templates/${cuid}`,
};

/** The places that use a picture, each with a link where it has a page in the back-office. */
export function UsedOn({ uses }: { uses: readonly Use[] }) {
  const texts = useTexts('office-library');
  return (
    <Section title={`${texts.used_on} (${uses.length})`}>
      {uses.length === 0 && <Text c="dimmed">{texts.used_nowhere}</Text>}
      {uses.map((use) => (
        <Line key={`${use.of} ${use.cuid}`} dimmed={use.title === '' ? '' : texts.places[use.of]}>
          <Place use={use} />
        </Line>
      ))}
    </Section>
  );
}

/** The places that use a picture, by their names alone. */
export function NamesOfUses({ uses }: { uses: readonly Use[] }) {
  const texts = useTexts('office-library');
  return (
    <ul className="library-uses">
      {uses.map(({ of, cuid, title }) => (
        <li key={`${of} ${cuid}`}>
          {title === '' ? texts.places[of] : `${title} (${texts.places[of]})`}
        </li>
      ))}
    </ul>
  );
}

function Place({ use: { of, cuid, title } }: { use: Use }) {
  const texts = useTexts('office-library');
  const address = ADDRESSES[of]?.(cuid ?? '');
  const name = title === '' ? texts.places[of] : title;
  if (address === undefined) return name;
  return (
    <Anchor component={LinkAndBack} to={address}>
      {name}
    </Anchor>
  );
}
