import { describe, expect, test } from 'vitest';
import { chaptersOf } from '../src/library/chapters.ts';
import { comparedTopics } from '../src/library/compare/index.ts';
import { mapFiles } from '../src/library/files.ts';
import { homeFile } from '../src/library/home.ts';
import { games, library } from '../src/library/plays.ts';
import { faultsOf, otherFaultsOf } from './readable.ts';

describe.each(games())('the content of %s can be read:', (game) => {
  test('each file, and each scenario and ruling is played as it says', async () => {
    expect(await faultsOf(() => library(game))).toEqual([]);
  });

  test('each map', async () => {
    expect(await faultsOf(() => mapFiles(game))).toEqual([]);
  });

  test('each chapter', async () => {
    expect(await otherFaultsOf(async () => chaptersOf(game, await library(game)))).toEqual([]);
  });
});

describe('the content of all games can be read:', () => {
  test('the front page', async () => {
    expect(await faultsOf(() => homeFile())).toEqual([]);
  });

  test('the comparison', async () => {
    expect(await otherFaultsOf(comparedTopics)).toEqual([]);
    // It plays every topic under every set of choices.
  }, 900_000);
});
