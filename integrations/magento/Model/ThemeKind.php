<?php
declare(strict_types=1);

namespace Till\Elements\Model;

use Magento\Framework\View\DesignInterface;

/**
 * Which blocks the theme of the page has: those of Luma, those of Hyvä, or others that the module does not know.
 */
class ThemeKind
{
    /**
     * A theme without a known parent.
     */
    private const OTHER = 'other';

    /**
     * @var DesignInterface
     */
    private $design;

    /**
     * @var array<string, string>
     */
    private $kinds;

    /**
     * @param DesignInterface $design
     * @param array $kinds the kind by the code of a theme, see etc/frontend/di.xml
     */
    public function __construct(DesignInterface $design, array $kinds = [])
    {
        $this->design = $design;
        $this->kinds = $kinds;
    }

    /**
     * The kind of the theme, else that of the nearest of its parents that is known.
     *
     * @return string
     */
    public function getKind(): string
    {
        for ($theme = $this->design->getDesignTheme(); $theme; $theme = $theme->getParentTheme()) {
            $kind = $this->kinds[$theme->getCode()] ?? null;
            if ($kind !== null) {
                return $kind;
            }
        }

        return self::OTHER;
    }
}
