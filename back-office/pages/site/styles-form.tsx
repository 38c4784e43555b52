import { Stack, Text } from '@mantine/core';
import { ApiError } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { CssField } from './css-field.tsx';
import { SiteButtons } from './site-buttons.tsx';
import { type Site, useSiteForm } from './use-site-form.ts';

/** The form of the organiser's own styles; a refusal marks its line. */
export function StylesForm({ site }: { site: Site }) {
  const texts = useTexts('office-styles');
  const { form, saving, may, buttons, refusal } = useSiteForm<Pick<Site, 'css'>>(site, {
    values: { css: site.css },
    request: (values) => values,
  });
  const { css } = form.values;
  const place = placeOf(refusal);
  const error = form.errors['css'];
  return (
    <ActionForm saving={saving}>
      <fieldset disabled={!may} className="office-fields">
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {texts.styles_help}
          </Text>
          <Text size="sm" c="dimmed">
            {texts.styles_limits}
          </Text>
          <CssField
            label={texts.css}
            value={css}
            error={error === undefined ? null : (place?.sentence ?? error)}
            line={error === undefined ? null : (place?.line ?? null)}
            onChange={(changed) => form.setFieldValue('css', changed)}
          />
          <SiteButtons {...buttons} />
        </Stack>
      </fieldset>
    </ActionForm>
  );
}

/** Returns the line of a refusal and its sentence; null for a refusal without a place. */
function placeOf(error: Error | null): { line: number; sentence: string } | null {
  if (!(error instanceof ApiError)) return null;
  const line = Number(error.details['line']);
  return Number.isInteger(line) ? { line, sentence: error.message } : null;
}
