<?php
declare(strict_types=1);

namespace Till\Elements\Model;

/**
 * The areas of the shop that can be replaced in the theme of the page.
 *
 * A theme without the blocks of an area keeps its own.
 */
class Areas
{
    /**
     * @var ThemeKind
     */
    private $theme;

    /**
     * @var array<string, array<string, string[]>>
     */
    private $pages;

    /**
     * @param ThemeKind $theme
     * @param array $pages the layout handles of the pages of each area, by the kind of the theme (etc/frontend/di.xml)
     */
    public function __construct(ThemeKind $theme, array $pages = [])
    {
        $this->theme = $theme;
        $this->pages = $pages;
    }

    /**
     * The layout handles that change the pages of each area, by the handle of the page.
     *
     * @return array<string, array<string, string>>
     */
    public function getHandles(): array
    {
        $kind = $this->theme->getKind();
        $handles = [];
        foreach ($this->pages[$kind] ?? [] as $area => $pages) {
            foreach ($pages as $page) {
                $handles[$area][$page] = "till_{$kind}_{$area}_{$page}";
            }
        }

        return $handles;
    }

    /**
     * Whether the theme has the blocks of an area.
     *
     * @param string $area
     * @return bool
     */
    public function has(string $area): bool
    {
        return isset($this->pages[$this->theme->getKind()][$area]);
    }
}
