import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type Answer, ApiError } from '@ribambelle/api/client.ts';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay, useOfferedLanguages } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { inLanguage } from '../../fields/bilingual-field.tsx';
import { RichTextField } from '../../fields/rich-text-field.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { confirm } from '../../panels/confirm.tsx';
import { SaveButton } from '../settings/save-button.tsx';

type Terms = Answer<'getOfficeTerms'>;

const SHOWN = ['getOfficeTerms', 'getFirstSteps'] as const;

/**
 * The form of the terms in every language of the site: saved as a draft, and published as the next
 * version.
 */
export function TermsForm({ terms }: { terms: Terms }) {
  const texts = useTexts('office-terms');
  const formats = useFormats();
  const languages = useOfferedLanguages();
  const may = useMay()('website-pages.update');
  const { version, content, updated_at } = terms.draft;
  const { form, saving, sending } = useActionForm('updateTermsDraft', {
    values: { content },
    request: (values) => ({ ...values, version }),
    refreshes: ['getOfficeTerms'],
    done: texts.draft_kept,
  });
  const dirty = form.isDirty();
  return (
    <ActionForm saving={saving}>
      <Stack gap="sm">
        {languages.map((language) => (
          <RichTextField
            key={language}
            label={inLanguage(texts.text, { language, languages })}
            lang={language}
            heading={2}
            value={content[language]}
            disabled={!may}
            onChange={(html) =>
              form.setFieldValue('content', (before: Terms['draft']['content']) => ({
                ...before,
                [language]: html,
              }))
            }
          />
        ))}
        <Text size="sm" c="dimmed">
          {updated_at === null ? texts.usual : texts.kept_at(formats.moment(updated_at))}
        </Text>
        <Group gap="xs">
          <SaveButton sending={sending} dirty={dirty} shown={may} label={texts.keep} />
          {may ? <Publish terms={terms} dirty={dirty} /> : null}
        </Group>
      </Stack>
    </ActionForm>
  );
}

/** The button that publishes the saved draft, after saying what follows. */
function Publish({ terms, dirty }: { terms: Terms; dirty: boolean }) {
  const texts = useTexts('office-terms');
  const { cancel } = useTexts('office');
  const textOf = useErrorText();
  const publish = useAction('publishTerms', { refreshes: SHOWN, quiet: true });
  const next = (terms.versions[0]?.number ?? 0) + 1;
  const ask = () =>
    confirm({
      title: texts.publish_title(next),
      consequence: texts.publish_consequence,
      yes: texts.publish,
      no: cancel,
      run: () => publish.mutate({ version: terms.draft.version, content: terms.draft.content }),
    });
  const why = dirty ? texts.keep_first : terms.publishable ? null : texts.published_already;
  return (
    <>
      <Button
        variant="default"
        onClick={ask}
        loading={publish.isPending}
        disabled={why !== null}
        style={{ alignSelf: 'start' }}
      >
        {texts.publish}
      </Button>
      {why === null ? null : (
        <Text size="sm" c="dimmed">
          {why}
        </Text>
      )}
      {publish.error instanceof ApiError ? (
        <Alert color="red" role="alert" w="100%">
          {textOf(publish.error.code)}
        </Alert>
      ) : null}
    </>
  );
}
