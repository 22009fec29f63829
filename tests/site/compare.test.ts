import { describe, expect, test } from 'vitest';
import { compareData } from '../../src/library/pages/compare/odds.ts';
import { comparedTopics } from '../../src/library/compare/index.ts';
import { toldInChart } from '../compare/told.ts';
import { fileText } from './built.ts';

const topics = await comparedTopics();

describe('a page of the comparison', () => {
  test.each(topics.filter(({ situation }) => situation !== undefined))(
    '$id has every chance that is counted now',
    (topic) => {
      const data = compareData(topic)!;
      expect(JSON.parse(fileText(`compare/${topic.id}.json`))).toEqual(JSON.parse(JSON.stringify(data)));
      const html = fileText(`compare/${topic.id}/index.html`);
      const [standard = []] = Object.values(data.columns);
      for (const { told } of standard)
        if ('chances' in told)
          for (const chance of Object.values(told.chances)) expect(html).toContain(toldInChart(chance));
    },
  );

  test.each(topics)(
    '$id has an answer of every game to every question, each with its source',
    ({ id, questions, games }) => {
      const html = fileText(`compare/${id}/index.html`);
      for (const question of questions) {
        const row = new RegExp(`<tr[^>]* id="?${question.id}[" >].*?</tr>`, 's').exec(html)?.[0] ?? '';
        const cells = row.match(/<td.*?<\/td>/gs) ?? [];
        expect(cells.length, question.id).toBe(games.length);
        for (const cell of cells) expect(cell, question.id).toMatch(/class="?(cite|clause)/);
      }
    },
  );
});
