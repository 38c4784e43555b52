import { Stack, Switch, Text, TextInput } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useSession } from '../data/session.tsx';
import { BilingualField } from '../fields/bilingual-field.tsx';
import { FormModal } from '../panels/form-dialog.tsx';
import { usePickText } from '../texts/use-pick-text.ts';
import type { WrittenPage } from './checks.ts';
import { PictureField } from './fields/picture-field.tsx';
import type { FormPlace } from './fields/field-props.ts';

interface Props {
  readonly page: WrittenPage;
  /** True for a page of ours, which keeps its address. */
  readonly ours: boolean;
  readonly redirects: readonly string[];
  readonly place: FormPlace;
  /** The sentence of the last refusal; null for none. */
  readonly refusal: string | null;
  readonly onChange: (page: WrittenPage, field: string) => void;
}

const FILES = '/files/';

/** Title, address and description of a page, drawn as search engines show it. */
export function PageSettings(props: Props & { readonly opened: boolean; onClose: () => void }) {
  const texts = useTexts('office-builder');
  return (
    <FormModal opened={props.opened} onClose={props.onClose} title={texts.page_settings} size="lg">
      {() => <PageFields {...props} />}
    </FormModal>
  );
}

function PageFields({ page, ours, redirects, place, refusal, onChange }: Props) {
  const texts = useTexts('office-builder');
  const { seo } = page;
  return (
    <fieldset disabled={place.disabled} className="office-fields">
      <Stack gap="sm">
        <SearchResult page={page} />
        <BilingualField
          label={texts.page_title}
          value={page.title}
          required
          onChange={(title) => onChange({ ...page, title }, 'title')}
        />
        <TextInput
          label={texts.page_address}
          description={texts.page_address_help}
          value={page.pathname}
          error={refusal}
          disabled={ours || place.disabled}
          onChange={(event) => onChange({ ...page, pathname: event.target.value }, 'pathname')}
        />
        {redirects.length === 0 ? null : (
          <Text size="sm" c="dimmed">
            {texts.redirects(redirects.join(', '))}
          </Text>
        )}
        <BilingualField
          label={texts.seo_title}
          value={seo.title}
          onChange={(title) => onChange({ ...page, seo: { ...seo, title } }, 'seo.title')}
        />
        <BilingualField
          long
          label={texts.description}
          value={page.description}
          onChange={(description) => onChange({ ...page, description }, 'description')}
        />
        <PictureField
          field={{ kind: 'picture' }}
          shape={{ anyOf: [{ type: 'string' }, { type: 'null' }] }}
          label={texts.share_picture}
          path="seo.image"
          value={seo.image === null ? null : `${FILES}${seo.image}`}
          place={place}
          onChange={(_, address) => {
            const image =
              typeof address === 'string' && address.startsWith(FILES)
                ? address.slice(FILES.length)
                : null;
            onChange({ ...page, seo: { ...seo, image } }, 'seo.image');
          }}
        />
        <Switch
          label={texts.indexed}
          checked={seo.indexed}
          onChange={(event) =>
            onChange({ ...page, seo: { ...seo, indexed: event.currentTarget.checked } }, 'indexed')
          }
        />
      </Stack>
    </fieldset>
  );
}

/** A page as a search engine shows it: address, title, description. */
function SearchResult({ page }: { readonly page: WrittenPage }) {
  const texts = useTexts('office-builder');
  const pick = usePickText();
  const { site, name } = useSession().organiser;
  const address = `${site?.replace(/^https?:\/\//, '') ?? ''}${page.pathname}`;
  const title = pick(page.seo.title) || `${pick(page.title)} · ${name}`;
  return (
    <figure className="builder-result" aria-label={texts.search_engines}>
      <figcaption>{texts.search_engines}</figcaption>
      <small>{address.split('/').join(' › ')}</small>
      <b>{title}</b>
      <p>{pick(page.description)}</p>
    </figure>
  );
}
