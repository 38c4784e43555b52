import { Stack, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import { PictureField } from '../../fields/picture-field.tsx';
import { RichTextsField } from '../../fields/rich-texts-field.tsx';
import type { ArticleValues } from './article-values.ts';
import { FromLibrary } from './from-library.tsx';

/** The fields of an article: title, pictures, summary, text, address, and for search engines. */
export function ArticleFields(props: {
  readonly form: ReturnType<typeof useForm<ArticleValues>>;
  readonly article: Answer<'getOfficeArticle'>;
  readonly editable: boolean;
}) {
  const { form, article, editable } = props;
  const texts = useTexts('office-articles');
  const { values, errors } = form;
  const inLanguages = (name: 'title' | 'summary' | 'seo_title') => ({
    value: values[name],
    errors: { of: errors, path: name },
    onChange: (text: ArticleValues['title']) => form.setFieldValue(name, text),
  });
  return (
    <Stack gap="sm">
      <BilingualField label={texts.name} required {...inLanguages('title')} />
      <PictureField
        upload="uploadArticleImage"
        value={values.images}
        disabled={!editable}
        onChange={(images) => form.setFieldValue('images', images)}
      />
      {editable ? (
        <FromLibrary
          value={values.images}
          onChange={(images) => form.setFieldValue('images', images)}
        />
      ) : null}
      <BilingualField label={texts.summary} long {...inLanguages('summary')} />
      <RichTextsField
        label={texts.content}
        value={article.content}
        disabled={!editable}
        onChange={(change) =>
          form.setFieldValue('content', (before: ArticleValues['content']) => change(before))
        }
      />
      <TextInput
        label={texts.address}
        description={
          article.redirects.length === 0
            ? texts.address_help
            : texts.old_addresses(article.redirects.join(', '))
        }
        {...form.getInputProps('slug')}
      />
      <BilingualField label={texts.seo_title} {...inLanguages('seo_title')} />
    </Stack>
  );
}
