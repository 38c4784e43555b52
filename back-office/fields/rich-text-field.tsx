import type { Language } from '@ribambelle/domain/base/languages.ts';
import { Button, Input } from '@mantine/core';
import { Link, RichTextEditor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import '@mantine/tiptap/styles.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

interface Props {
  readonly label: string;
  readonly lang: Language;
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly disabled?: boolean;
  /** The level of the headings; those of an activity are below others. */
  readonly heading?: 2 | 3;
  readonly error?: ReactNode;
  /**
   * Words that a button inserts at the cursor: the text, the label, and the name for a screen
   * reader.
   */
  readonly insertions?: readonly {
    readonly text: string;
    readonly label: string;
    readonly name: string;
  }[];
}

/** A text with headings, lists and links, as HTML; the server keeps only what it allows. */
export function RichTextField(props: Props) {
  const texts = useTexts('office-activities');
  const { onChange, value, disabled } = props;
  const typed = useRef<readonly string[]>([value]);
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ link: false, code: false, codeBlock: false }),
      Link.configure({ protocols: ['https', 'mailto', 'tel'] }),
    ],
    content: value,
    // a hidden tab drops its editor and makes another when it shows again: until then there is none
    immediatelyRender: false,
    editable: disabled !== true,
    shouldRerenderOnTransaction: true,
    onUpdate: ({ editor: current }) => {
      const html = current.isEmpty ? '' : current.getHTML();
      typed.current = [...typed.current, html];
      onChange(html);
    },
    editorProps: { attributes: { 'aria-label': props.label, lang: props.lang } },
  });
  // not as an update: showing a text does not change it
  useEffect(() => {
    editor?.setEditable(disabled !== true, false);
  }, [editor, disabled]);
  // a text that was not typed here: a colleague changed it, or the changes were thrown away
  useEffect(() => {
    const at = typed.current.lastIndexOf(value);
    typed.current = at < 0 ? [value] : typed.current.slice(at);
    if (at < 0) editor?.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <Input.Wrapper label={props.label} labelElement="div" error={props.error}>
      <RichTextEditor
        editor={editor}
        labels={{
          boldControlLabel: texts.bold,
          italicControlLabel: texts.italic,
          h2ControlLabel: texts.heading,
          h3ControlLabel: texts.heading,
          linkControlLabel: texts.link,
          bulletListControlLabel: texts.bullets,
          orderedListControlLabel: texts.numbers,
          unlinkControlLabel: texts.unlink,
        }}
      >
        {disabled === true ? null : (
          <RichTextEditor.Toolbar>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Bold />
              <RichTextEditor.Italic />
              {props.heading === 2 ? <RichTextEditor.H2 /> : <RichTextEditor.H3 />}
              <RichTextEditor.BulletList />
              <RichTextEditor.OrderedList />
              <RichTextEditor.Link />
              <RichTextEditor.Unlink />
            </RichTextEditor.ControlsGroup>
            {(props.insertions ?? []).map(({ text, label, name }) => (
              <Button
                key={text}
                size="compact-xs"
                variant="light"
                aria-label={name}
                onClick={() => editor?.chain().focus().insertContent({ type: 'text', text }).run()}
              >
                {label}
              </Button>
            ))}
          </RichTextEditor.Toolbar>
        )}
        <RichTextEditor.Content className="office-rich" />
      </RichTextEditor>
    </Input.Wrapper>
  );
}
