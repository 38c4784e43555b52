import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay, useOfferedLanguages } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { BilingualField, inLanguage, NO_TEXT } from '../../fields/bilingual-field.tsx';
import { RichTextField } from '../../fields/rich-text-field.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { Section } from '../../panels/facts.tsx';
import { Icon } from '../../shell/icons.tsx';
import { ItemTools } from '../activities/item-tools.tsx';
import { SaveButton } from '../settings/save-button.tsx';
import { LinkFields } from '../site/link-fields.tsx';
import { FeaturedFields } from './featured-fields.tsx';
import type { Home, HomeValues } from './home-values.ts';
import { HomePicture } from './home-picture.tsx';
import { PublishHome } from './publish-home.tsx';

/** The form of the home page: title, text, picture, highlights, and activities. */
export function HomeForm({ home }: { home: Home }) {
  const texts = useTexts('office-site');
  const may = useMay()('website-pages.update');
  const languages = useOfferedLanguages();
  const { form, saving, sending } = useActionForm<'updateHomePage', HomeValues>('updateHomePage', {
    values: home.content,
    request: (values) => ({ ...values, version: home.version }),
    refreshes: ['getHomePage'],
    done: texts.draft_kept,
  });
  const { values, errors } = form;
  const dirty = form.isDirty();
  return (
    <ActionForm saving={saving}>
      <fieldset disabled={!may} className="office-fields">
        <Stack gap="sm">
          <BilingualField
            label={texts.home_title}
            value={values.title}
            errors={{ of: errors, path: 'title' }}
            onChange={(title) => form.setFieldValue('title', title)}
          />
          {languages.map((language) => (
            <RichTextField
              key={language}
              label={inLanguage(texts.home_text, { language, languages })}
              lang={language}
              value={home.content.text[language]}
              disabled={!may}
              onChange={(html) =>
                form.setFieldValue('text', (before: HomeValues['text']) => ({
                  ...before,
                  [language]: html,
                }))
              }
            />
          ))}
          <HomePicture
            picture={values.picture}
            error={errors['picture']}
            disabled={!may}
            onChange={(picture) => form.setFieldValue('picture', picture)}
          />
          {values.picture === null ? null : (
            <div>
              <BilingualField
                label={texts.picture_alt}
                value={values.picture_alt}
                errors={{ of: errors, path: 'picture_alt' }}
                onChange={(alt) => form.setFieldValue('picture_alt', alt)}
              />
              <Text size="xs" c="dimmed">
                {texts.picture_alt_help}
              </Text>
            </div>
          )}
          <Section order={2} title={texts.highlights}>
            <Text size="sm" c="dimmed">
              {texts.highlights_help}
            </Text>
            {values.highlights.map((highlight, index) => (
              <Paper key={`${index}`} withBorder p="sm">
                <Stack gap="xs">
                  <Group justify="space-between">
                    <Text fw={600}>{texts.highlight(index + 1)}</Text>
                    <ItemTools
                      index={index}
                      count={values.highlights.length}
                      onMove={(to) => form.reorderListItem('highlights', { from: index, to })}
                      onRemove={() => form.removeListItem('highlights', index)}
                    />
                  </Group>
                  <LinkFields
                    link={{ name: highlight.title, href: highlight.href }}
                    errors={errors}
                    path={`highlights.${index}`}
                    name_path="title"
                    onChange={({ name, href }) =>
                      form.replaceListItem('highlights', index, { ...highlight, title: name, href })
                    }
                  />
                  <BilingualField
                    long
                    label={texts.text}
                    value={highlight.text}
                    errors={{ of: errors, path: `highlights.${index}.text` }}
                    onChange={(text) =>
                      form.replaceListItem('highlights', index, { ...highlight, text })
                    }
                  />
                </Stack>
              </Paper>
            ))}
            <Button
              variant="default"
              style={{ alignSelf: 'start' }}
              leftSection={<Icon name="plus" size={15} />}
              disabled={values.highlights.length >= 3}
              onClick={() =>
                form.insertListItem('highlights', { title: NO_TEXT, text: NO_TEXT, href: '' })
              }
            >
              {texts.add_highlight}
            </Button>
          </Section>
          <Section order={2} title={texts.featured}>
            <FeaturedFields
              featured={values.featured}
              onChange={(featured) => form.setFieldValue('featured', featured)}
            />
          </Section>
          <SaveButton sending={sending} dirty={dirty} shown={may} label={texts.keep_draft} />
        </Stack>
      </fieldset>
      <PublishHome home={home} dirty={dirty} may={may} />
    </ActionForm>
  );
}
