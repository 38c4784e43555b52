/**
 * How a person is called, on one line: nothing that cannot be seen (control and format characters, soft hyphens, joiners, fillers, marks that
 * turn the direction of writing), and no web address, since e-mails of ours greet with it. The joiners that Arabic and Indian scripts are
 * written with are fine behind one of their letters.
 */
export const PERSON_NAME =
  /^(?!.*(?::\/\/|[wW]{3}\.))(?:[^\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]|(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}])[\u200c\u200d])*$/u;
