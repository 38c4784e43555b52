import { Stack } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { useParams } from 'react-router';
import { inLanguage } from '../../fields/bilingual-field.tsx';
import { RichTextField } from '../../fields/rich-text-field.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Facts } from '../../panels/facts.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';

const WIDTH = 720;

/** A published version as families read it, in each of its languages. */
export function TermsVersionPanel() {
  const params = useParams();
  const { data, error } = useCall('getTermsVersion', { number: Number(params['number']) });
  const texts = useTexts('office-terms');
  const formats = useFormats();
  const panel = usePanel('/terms');
  if (data === undefined) return <PanelWaiting list="/terms" error={error} width={WIDTH} />;
  const { number, published_at, published_by, content } = data;
  const languages = LANGUAGES.filter((language) => content[language] !== '');
  return (
    <SidePanel
      title={texts.version(number)}
      onClose={panel.close}
      width={WIDTH}
      isText
      page={`/terms?version=${number}`}
    >
      <Facts
        rows={[
          [texts.published_at, formats.moment(published_at)],
          [texts.published_by, published_by],
        ]}
      />
      <Stack gap="sm" mt="md">
        {languages.map((language) => (
          <RichTextField
            key={`${number}${language}`}
            label={inLanguage(texts.text, { language, languages })}
            lang={language}
            value={content[language]}
            disabled
            onChange={() => {}}
          />
        ))}
      </Stack>
    </SidePanel>
  );
}
